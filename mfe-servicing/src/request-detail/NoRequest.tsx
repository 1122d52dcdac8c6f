import { ButtonLink, EmptyState, ErrorState } from '@coverdesk/design-system'
import type { Failure } from '@coverdesk/plugin-sdk'
import { requestsPath } from '../paths'

interface NoRequestProps {
  failure: Failure | undefined
  onRetry(): void
}

/** In place of the page: there is no such request, or it can’t be loaded. */
export function NoRequest({ failure, onRetry }: NoRequestProps) {
  if (!failure || failure.code === 'NOT_FOUND') {
    return (
      <EmptyState
        kind="no-match"
        title="There is no such service request"
        hint="The link may be incomplete."
        action={<ButtonLink to={requestsPath}>Back to service requests</ButtonLink>}
      />
    )
  }
  return (
    <ErrorState
      title="The service request could not be loaded"
      message={failure.message}
      requestId={failure.requestId}
      onRetry={onRetry}
    />
  )
}
