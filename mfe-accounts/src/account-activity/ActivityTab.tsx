import { ButtonLink, DetailColumns, Section } from '@coverdesk/design-system'
import { Outlet, useParams } from '@coverdesk/plugin-sdk'
import { NoteList } from '../account-notes/NoteList'
import { activityPath } from '../paths'
import { ActivityPage } from './ActivityPage'

/** What people have recorded about an account, and what they did to it. Dialogs of notes open over it. */
export function ActivityTab() {
  const { id = '' } = useParams()
  return (
    <>
      <DetailColumns
        even
        aside={
          <Section title="Activity">
            <ActivityPage key={id} accountId={id} />
          </Section>
        }
      >
        <Section
          title="Notes"
          actions={
            <ButtonLink small to={`${activityPath(id)}/notes/new`}>
              Add Note
            </ButtonLink>
          }
        >
          <NoteList key={id} accountId={id} />
        </Section>
      </DetailColumns>
      <Outlet />
    </>
  )
}
