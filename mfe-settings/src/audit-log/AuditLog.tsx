import { ButtonLink, ListScreen } from '@coverdesk/design-system'
import { Outlet, useList, useListPath, usePageTitle } from '@coverdesk/plugin-sdk'
import type { AuditRowFragment } from '../generated/documents'
import { auditPath, entryPath, verifyPath } from '../paths'
import { SettingsTabs } from '../settings-page/SettingsTabs'
import { SignOut } from '../settings-page/SignOut'
import { settingsDescription } from '../settings-page/words'
import { entryOnPhone } from './audit-columns'
import { auditList } from './audit-list'
import { useAuditChoices } from './use-audit-choices'

const pathOf = ({ id }: AuditRowFragment) => entryPath(id)

/** Who did what, when, in every area. An entry opens beside the list. */
export function AuditLog() {
  usePageTitle('Audit log')
  const list = useList(auditList, useAuditChoices())
  const toVerify = useListPath(verifyPath)
  return (
    <ListScreen
      list={list}
      title="Audit log"
      heading="Settings"
      description={settingsDescription}
      tabs={<SettingsTabs current={auditPath} />}
      words={{ one: 'entry', many: 'entries' }}
      action={
        <>
          <ButtonLink to={toVerify}>Verify</ButtonLink>
          <SignOut />
        </>
      }
      phoneRow={entryOnPhone}
      rowTo={pathOf}
      empty={{ hint: 'Every change is recorded here.' }}
      noMatchHint="No activity matches. Choose other dates or people, or clear the filter."
    >
      <Outlet />
    </ListScreen>
  )
}
