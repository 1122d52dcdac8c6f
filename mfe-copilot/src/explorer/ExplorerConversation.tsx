import { makeStyles, mergeClasses } from '@coverdesk/design-system'
import { useMemo } from 'react'
import type { ExplorerConversationFragment } from '../generated/documents'
import { EarlierMessages } from '../workspace-detail/conversation/EarlierMessages'
import { usePlace } from '../workspace-detail/place/workspace-place'
import { ExplorerDocument } from './ExplorerDocument'
import { ExplorerMessage } from './ExplorerMessage'
import { ExplorerProgress } from './ExplorerProgress'
import { ExplorerQuestionBox } from './ExplorerQuestionBox'
import { quotesOfAnswer } from './explorer-quotes'
import { DetailProposals } from './proposals/DetailProposals'
import { useDetailProposals } from './proposals/use-detail-proposals'
import { SuggestedQuestions } from './SuggestedQuestions'
import { useAskQuestion } from './use-ask-question'
import type { Explorer } from './use-explorer'

const wide = '@media (min-width: 1200px)'
const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '20px',
    padding: '16px 20px 20px',
    '@media (max-width: 639.98px)': { padding: '12px 12px 16px' },
  },
  beside: { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  column: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '16px',
    maxWidth: '880px',
  },
  // Where there is no room for both, the document is in front.
  behind: { display: 'none', [wide]: { display: 'grid' } },
})

interface ExplorerConversationProps {
  explorer: Explorer
  conversation: ExplorerConversationFragment
}

/** Questions and answers, and beside them the document that a quote opened. */
export function ExplorerConversation({ explorer, conversation }: ExplorerConversationProps) {
  const styles = useStyles()
  const { sourceId } = usePlace()
  const { messages, hasEarlier, loading, loadEarlier } = explorer
  const { id, isReady, question, suggestedQuestions, messageCount } = conversation
  const asking = useAskQuestion(id)
  const isWaiting = question !== null && question.failure === null
  const proposals = useDetailProposals(id, isReady)
  const { items, version } = proposals
  const quotes = useMemo(() => [...messages.flatMap(quotesOfAnswer), ...proposals.quotes], [messages, proposals.quotes])
  const lastQuestion = messages.findLast(({ role }) => role === 'USER')?.content ?? ''
  const lastAnswer = { question: lastQuestion, isBusy: asking.busy, say: (message: string) => void asking.ask(message) }
  return (
    <div className={mergeClasses(styles.root, sourceId && styles.beside)}>
      <div className={mergeClasses(styles.column, sourceId && styles.behind)}>
        {items.length > 0 && version !== undefined && <DetailProposals policyId={id} version={version} items={items} />}
        {hasEarlier && (
          <EarlierMessages isLoading={loading === 'loading'} hasFailed={loading === 'failed'} onLoad={loadEarlier} />
        )}
        {messages.map(message => (
          <ExplorerMessage
            key={message.id}
            message={message}
            last={message === messages.at(-1) && !isWaiting ? lastAnswer : undefined}
          />
        ))}
        {isWaiting && <ExplorerProgress key={question.timestamp} question={question} />}
        {isReady && messageCount === 0 && !isWaiting && (
          <SuggestedQuestions questions={suggestedQuestions} isBusy={asking.busy} onAsk={asking.ask} />
        )}
        {isReady && <ExplorerQuestionBox question={question} isWaiting={isWaiting} asking={asking} />}
      </div>
      {sourceId && <ExplorerDocument key={sourceId} policyId={id} documents={conversation.documents} quotes={quotes} />}
    </div>
  )
}
