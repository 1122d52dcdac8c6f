import { ButtonLink } from '@coverdesk/design-system'
import { SlideOut } from '@coverdesk/design-system/record'
import { Outlet, useCloseDialog, useListPath, usePageTitle } from '@coverdesk/plugin-sdk'
import { callsPath, linkCallPath } from '../paths'
import { customerOf } from '../words/call-labels'
import { CallFacts } from './CallFacts'
import { CallSkeleton } from './CallSkeleton'
import { NoCall } from './NoCall'
import { useCall } from './use-call'

/** What is known of a call, beside the list (specification 3 §2). */
export function CallSummary() {
  const close = useCloseDialog(useListPath(callsPath))
  const { id, query, call } = useCall()
  const linkPath = useListPath(linkCallPath(id))
  usePageTitle(call ? `Call · ${customerOf(call)}` : 'Call Summary')
  return (
    <>
      <SlideOut
        title="Call Summary"
        onClose={close}
        actions={call && <ButtonLink to={linkPath}>{call.account ? 'Change account' : 'Choose account'}</ButtonLink>}
      >
        {query.status === 'loading' && <CallSkeleton />}
        {call && <CallFacts key={call.id} call={call} />}
        {!call && query.status !== 'loading' && <NoCall failure={query.failure} onRetry={query.retry} />}
      </SlideOut>
      <Outlet />
    </>
  )
}
