import { ErrorState, Skeleton } from '@coverdesk/design-system'
import { RecordDialog } from '@coverdesk/design-system/record'
import type { QueryState } from '@coverdesk/plugin-sdk'

interface RecordInCopilotProps {
  /** Asks for the record: a policy, an account, a service request. */
  query: QueryState<unknown>
  /** What is asked for: "policy". */
  what: string
  onClose(): void
}

/** In the place of the dialog that opens a record in the copilot, while there is no record. */
export const RecordInCopilot = ({ query, what, onClose }: RecordInCopilotProps) => (
  <RecordDialog title="Open in Copilot" onClose={onClose}>
    {query.status === 'loading' ? (
      <div role="status" aria-label={`Loading the ${what}...`}>
        <Skeleton width="70%" height="44px" />
      </div>
    ) : (
      <ErrorState
        title={`The ${what} could not be loaded`}
        message={query.failure?.message ?? 'It may have been deleted.'}
        requestId={query.failure?.requestId}
        onRetry={query.retry}
      />
    )}
  </RecordDialog>
)
