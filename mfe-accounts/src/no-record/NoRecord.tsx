import { ButtonLink, EmptyState, ErrorState } from '@coverdesk/design-system'
import type { Failure } from '@coverdesk/plugin-sdk'
import { accountsPath } from '../paths'

interface NoRecordProps {
  what: 'account' | 'contact' | 'import'
  failure: Failure | undefined
  onRetry(): void
}

/** In place of the page: there is no such record (any more), or it could not be read. */
export function NoRecord({ what, failure, onRetry }: NoRecordProps) {
  if (!failure || failure.code === 'NOT_FOUND') {
    return (
      <EmptyState
        kind="no-match"
        title={`There is no such ${what}`}
        hint="It may have been removed, or the address is incomplete."
        action={<ButtonLink to={accountsPath}>Back to accounts</ButtonLink>}
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
