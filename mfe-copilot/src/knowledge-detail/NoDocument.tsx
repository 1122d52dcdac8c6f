import { EmptyState, ErrorState } from '@coverdesk/design-system'
import type { Failure } from '@coverdesk/plugin-sdk'

/** A document that isn't there, or could not be asked for. */
export function NoDocument({ failure, onRetry }: { failure: Failure | undefined; onRetry(): void }) {
  if (!failure || failure.code === 'NOT_FOUND') {
    return <EmptyState kind="no-match" title="There is no such document" hint="It may have been deleted." />
  }
  return (
    <ErrorState
      title="The document could not be loaded"
      message={failure.message}
      requestId={failure.requestId}
      onRetry={onRetry}
    />
  )
}
