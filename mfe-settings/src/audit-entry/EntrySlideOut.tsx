import { EmptyState, ErrorState } from '@coverdesk/design-system'
import { SlideOut } from '@coverdesk/design-system/record'
import { type Failure, useCloseDialog, useListPath, useParams, useQuery } from '@coverdesk/plugin-sdk'
import { operationWords } from '../audit-log/audit-labels'
import { AuditEntryDocument } from '../generated/documents'
import { auditPath } from '../paths'
import { EntryContent } from './EntryContent'
import { EntrySkeleton } from './EntrySkeleton'

/** One entry beside the log: who, when, and each field before and after. */
export function EntrySlideOut() {
  const { id = '' } = useParams()
  const close = useCloseDialog(useListPath(auditPath))
  const query = useQuery(AuditEntryDocument, { id })
  const entry = query.status === 'loaded' ? query.data.auditEntry : undefined
  return (
    <SlideOut title={entry ? operationWords(entry.operation) : 'Audit entry'} onClose={close}>
      {query.status === 'loading' && <EntrySkeleton />}
      {entry && <EntryContent entry={entry} />}
      {!entry && query.status !== 'loading' && <Missing failure={query.failure} onRetry={query.retry} />}
    </SlideOut>
  )
}

function Missing({ failure, onRetry }: { failure: Failure | undefined; onRetry(): void }) {
  if (failure?.code === 'NOT_FOUND') {
    return <EmptyState kind="nothing" title="No entry found" hint="It’s no longer kept, or the link is wrong." />
  }
  return (
    <ErrorState
      title="This entry could not be loaded"
      message={failure?.message ?? 'There was no answer.'}
      requestId={failure?.requestId}
      onRetry={onRetry}
    />
  )
}
