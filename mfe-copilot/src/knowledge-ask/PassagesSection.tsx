import { EmptyState, ErrorState, makeStyles, Section, Skeleton } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { SearchKnowledgeDocument } from '../generated/documents'
import { PassageCard } from './PassageCard'

const useStyles = makeStyles({ root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' } })

/** Passages that have the words of the question, the best first. */
export function PassagesSection({ text }: { text: string }) {
  const styles = useStyles()
  const query = useQuery(SearchKnowledgeDocument, { text })
  const passages = query.status === 'loaded' ? query.data.searchKnowledgeBase : undefined
  return (
    <Section title="Passages">
      {query.status === 'loading' && (
        <div role="status" aria-label="Searching...">
          <Skeleton width="100%" height="120px" />
        </div>
      )}
      {passages?.length === 0 && (
        <EmptyState kind="no-match" title="No passages found" hint="Try other words, or fewer of them." />
      )}
      {passages && passages.length > 0 && (
        <div className={styles.root}>
          {passages.map(passage => (
            <PassageCard key={passage.id} passage={passage} question={text} />
          ))}
        </div>
      )}
      {!passages && query.status !== 'loading' && (
        <ErrorState
          title="The search did not work"
          message={query.failure?.message ?? 'There was no answer.'}
          requestId={query.failure?.requestId}
          onRetry={query.retry}
        />
      )}
    </Section>
  )
}
