import { ButtonLink, EmptyState, ErrorState } from '@coverdesk/design-system'
import type { Failure } from '@coverdesk/plugin-sdk'
import { accountsPath, holdersPath } from '../paths'

interface NoRecordProps {
  what: 'account' | 'contact' | 'import' | 'certificate holder' | 'reissue'
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
        hint="It may have been removed, or the link is incomplete."
        action={<WayBack what={what} />}
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

/** To the list that it would be in. */
function WayBack({ what }: Pick<NoRecordProps, 'what'>) {
  if (what === 'certificate holder') return <ButtonLink to={holdersPath}>Back to certificate holders</ButtonLink>
  return <ButtonLink to={accountsPath}>Back to accounts</ButtonLink>
}
