import { EmptyState, ErrorState, makeStyles, pluralize, Section, Skeleton, tokens } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { AskKnowledgeDocument, type AskKnowledgeQuery } from '../generated/documents'
import { AnswerOutcome } from '../outcome/AnswerOutcome'
import { PassageCard } from './PassageCard'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  words: { margin: 0 },
  searched: { margin: 0, color: tokens.textSecondary, fontSize: tokens.fontSizeBase200 },
})

/** What the knowledge base answers, in its own words. */
export function AnswerSection({ question }: { question: string }) {
  const query = useQuery(AskKnowledgeDocument, { question })
  const answer = query.status === 'loaded' ? query.data.askKnowledgeBase : undefined
  return (
    <Section title="Answer">
      {query.status === 'loading' && (
        <div role="status" aria-label="Reading the knowledge base...">
          <Skeleton width="90%" height="60px" />
        </div>
      )}
      {answer && query.status === 'loaded' && <Answer answer={answer} question={question} onRetry={query.retry} />}
      {!answer && query.status !== 'loading' && (
        <ErrorState
          title="Couldn’t search the knowledge base"
          message={query.failure?.message ?? 'There was no answer.'}
          requestId={query.failure?.requestId}
          onRetry={query.retry}
        />
      )}
    </Section>
  )
}

interface AnswerProps {
  answer: NonNullable<AskKnowledgeQuery['askKnowledgeBase']>
  question: string
  onRetry(): void
}

function Answer({ answer, question, onRetry }: AnswerProps) {
  const styles = useStyles()
  const { isFound, quotes, documentCount, pageCount, outcome } = answer
  if (documentCount === 0) {
    return <EmptyState kind="nothing" title="No documents yet" hint="Add documents to the knowledge base first." />
  }
  const searched = `${pluralize(documentCount, 'document')} (${pluralize(pageCount, 'page')})`
  return (
    <AnswerOutcome outcome={outcome} namesSearched onRetry={onRetry}>
      <div className={styles.root}>
        {!isFound && (
          <p className={styles.words}>
            {quotes.length > 0 ? 'These may answer it:' : `Nothing in ${searched} answers it.`}
          </p>
        )}
        {quotes.map(quote => (
          <PassageCard key={quote.id} passage={quote} question={question} />
        ))}
        {(isFound || quotes.length > 0) && <p className={styles.searched}>{`Searched ${searched}.`}</p>}
      </div>
    </AnswerOutcome>
  )
}
