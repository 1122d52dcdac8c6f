import { ButtonLink, EmptyState, ErrorState } from '@coverdesk/design-system'
import type { Failure } from '../graphql/failure'

interface NoRecordProps {
  /** What it would be, as people say it: `service request`. */
  what: string
  /** Of the query. Without one, or with NOT_FOUND, there is no such record; any other can be retried. */
  failure: Failure | undefined
  onRetry(): void
  /** Why it may not be there. By default it was removed, or the link is incomplete. */
  hint?: string
  /** Where to go from here: the list that it would be in. */
  wayBack: { to: string; label: string }
}

const usualHint = 'It may have been removed, or the link is incomplete.'

/**
 * In place of a page: there is no such record (any more), or it could not be read.
 *
 * @example <NoRecord what="claim" failure={query.failure} onRetry={query.retry} wayBack={{ to: claimsPath, label: 'Back to claims' }} />
 */
export function NoRecord({ what, failure, onRetry, hint = usualHint, wayBack }: NoRecordProps) {
  if (!failure || failure.code === 'NOT_FOUND') {
    return (
      <EmptyState
        kind="no-match"
        title={`There is no such ${what}`}
        hint={hint}
        action={<ButtonLink to={wayBack.to}>{wayBack.label}</ButtonLink>}
      />
    )
  }
  return (
    <ErrorState
      title={`The ${what} could not be loaded`}
      message={failure.message}
      requestId={failure.requestId}
      onRetry={onRetry}
    />
  )
}
