import { EmptyState, ErrorState } from '@coverdesk/design-system'
import type { Failure } from '@coverdesk/plugin-sdk'

/** A thread that isn’t there, or could not be asked for. */
export function NoThread({ failure, onRetry }: { failure: Failure | undefined; onRetry(): void }) {
  if (!failure || failure.code === 'NOT_FOUND') {
    return <EmptyState kind="no-match" title="There is no such email thread" hint="Its address may be wrong." />
  }
  return (
    <ErrorState
      title="The email thread could not be loaded"
      message={failure.message}
      requestId={failure.requestId}
      onRetry={onRetry}
    />
  )
}
