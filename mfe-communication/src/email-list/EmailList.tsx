import { ListScreen } from '@coverdesk/design-system'
import { Outlet, useList, usePageTitle } from '@coverdesk/plugin-sdk'
import type { EmailThreadRowFragment } from '../generated/documents'
import { emailPath } from '../paths'
import { emailOnPhone } from './email-columns'
import { emailList } from './email-list'

const rowPath = ({ id }: EmailThreadRowFragment) => emailPath(id)

/** The agency’s email threads (specification 3 §2). The slide-out of one opens beside the list. */
export function EmailList() {
  usePageTitle('Emails')
  return (
    <ListScreen
      list={useList(emailList)}
      title="Emails"
      description="Email threads with your clients"
      words={{ one: 'email thread' }}
      loadingText="Loading inbox..."
      phoneRow={emailOnPhone}
      rowTo={rowPath}
      empty={{ hint: 'Threads appear here once a client writes to your agency.' }}
      noMatchHint="No matches. Try fewer letters, or another filter."
    >
      <Outlet />
    </ListScreen>
  )
}
