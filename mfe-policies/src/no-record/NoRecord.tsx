import { ButtonLink, EmptyState, ErrorState } from '@coverdesk/design-system'
import type { Failure } from '@coverdesk/plugin-sdk'
import { policiesPath } from '../paths'

interface NoRecordProps {
  what: 'policy' | 'document' | 'import'
  failure: Failure | undefined
  onRetry(): void
  /** Where to go from here. By default the list. */
  action?: { to: string; label: string }
}

const toList = { to: policiesPath, label: 'Back to policies' }

/** In place of the page: there is no such record (any more), or it could not be read. */
export function NoRecord({ what, failure, onRetry, action = toList }: NoRecordProps) {
  if (!failure || failure.code === 'NOT_FOUND') {
    return (
      <EmptyState
        kind="no-match"
        title={`There is no such ${what}`}
        hint="It may have been removed, or the link is incomplete."
        action={<ButtonLink to={action.to}>{action.label}</ButtonLink>}
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
