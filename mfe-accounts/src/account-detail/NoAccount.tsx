import { ButtonLink, EmptyState, ErrorState } from '@coverdesk/design-system'
import type { Failure } from '@coverdesk/plugin-sdk'

/** In place of the page: there is no such account (any more), or it could not be read. */
export function NoAccount({ failure, onRetry }: { failure: Failure | undefined; onRetry(): void }) {
  if (!failure || failure.code === 'NOT_FOUND') {
    return (
      <EmptyState
        kind="no-match"
        title="There is no such account"
        hint="It may have been removed, or the address is incomplete."
        action={<ButtonLink to="/app/accounts">Back to accounts</ButtonLink>}
      />
    )
  }
  return (
    <ErrorState
      title="The account could not be loaded"
      message={failure.message}
      requestId={failure.requestId}
      onRetry={onRetry}
    />
  )
}
