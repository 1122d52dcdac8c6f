import { ButtonLink, ListScreen } from '@coverdesk/design-system'
import { Outlet, useList, useListPath, usePageTitle } from '@coverdesk/plugin-sdk'
import type { CallRowFragment } from '../generated/documents'
import { callPath, logCallPath } from '../paths'
import { callOnPhone } from './call-columns'
import { callList } from './call-list'

const rowPath = ({ id }: CallRowFragment) => callPath(id)

/** The agency’s calls (specification 3 §2). The slide-out of one opens beside the list. */
export function CallList() {
  usePageTitle('Calls')
  const logPath = useListPath(logCallPath)
  return (
    <ListScreen
      list={useList(callList)}
      title="Calls"
      description="Calls from your clients"
      words={{ one: 'call' }}
      loadingText="Loading inbox..."
      action={
        <ButtonLink appearance="primary" to={logPath}>
          Log a call
        </ButtonLink>
      }
      phoneRow={callOnPhone}
      rowTo={rowPath}
      empty={{
        hint: "Your clients haven't made any calls to Cara yet.",
        action: <ButtonLink to={logPath}>Log a call</ButtonLink>,
      }}
      noMatchHint="No matches. Try fewer letters, or another filter."
    >
      <Outlet />
    </ListScreen>
  )
}
