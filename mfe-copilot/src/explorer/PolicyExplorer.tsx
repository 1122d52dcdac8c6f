import { EmptyState, ErrorState, makeStyles, Skeleton, tokens } from '@coverdesk/design-system'
import type { SlotProps } from '@coverdesk/plugin-sdk'
import { explorerPath } from '../paths'
import { CurrentQuoteProvider } from '../workspace-detail/evidence/current-quote'
import { ExplorerConversation } from './ExplorerConversation'
import { ExplorerProblems } from './ExplorerProblems'
import { ExplorerUnavailable } from './ExplorerUnavailable'
import { useExplorer } from './use-explorer'

const useStyles = makeStyles({
  disclaimer: {
    margin: 0,
    padding: '0 20px 20px',
    color: tokens.textSecondary,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    '@media (max-width: 639.98px)': { padding: '0 12px 16px' },
  },
})

/** Questions about the documents of a policy, as a tab of its page (specification 2 §2). */
export default function PolicyExplorer({ policyId }: SlotProps['policy.tab']) {
  // Each policy starts with fresh state, even when a link leads from one to another.
  return <ExplorerOfPolicy key={policyId} policyId={policyId} />
}

function ExplorerOfPolicy({ policyId }: SlotProps['policy.tab']) {
  const styles = useStyles()
  const explorer = useExplorer(policyId)
  const { query, conversation } = explorer
  if (query.status === 'loading') {
    return (
      <div role="status" aria-label="Loading conversation...">
        <Skeleton width="100%" height="240px" />
      </div>
    )
  }
  if (!conversation) {
    if (query.status === 'loaded' && !query.failure) return <EmptyState kind="deleted" title="Policy not found" />
    return (
      <ErrorState
        title="The conversation could not be loaded"
        message={query.failure?.message ?? 'There was no answer.'}
        requestId={query.failure?.requestId}
        onRetry={query.retry}
      />
    )
  }
  const hasHistory = conversation.messageCount > 0
  return (
    <CurrentQuoteProvider path={explorerPath(policyId)}>
      <ExplorerProblems documents={conversation.documents} onChange={query.retry} />
      {!conversation.isReady && <ExplorerUnavailable policyId={policyId} documents={conversation.documents} />}
      {(conversation.isReady || hasHistory) && <ExplorerConversation explorer={explorer} conversation={conversation} />}
      <p className={styles.disclaimer}>
        Cara is an AI assistant, not a licensed insurance agent. Check each answer against the quoted documents. The
        policy’s terms control.
      </p>
    </CurrentQuoteProvider>
  )
}
