import { EmptyState, ErrorState, makeStyles, Skeleton } from '@coverdesk/design-system'
import { NotFound, useParams } from '@coverdesk/plugin-sdk'
import type { ServiceRequestConversationFragment } from '../generated/documents'
import { RequestTabs } from '../request-detail/RequestTabs'
import { useHasConversation } from '../request-detail/use-has-conversation'
import { ConversationPart } from './ConversationPart'
import { conversationParts } from './conversation-parts'
import { useConversation } from './use-conversation'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '32px',
    maxWidth: '880px',
    padding: '20px',
    '@media (max-width: 639.98px)': { padding: '16px' },
  },
})

/** What the client and the agency said to each other, in calls and email threads (specification 2 §2). */
export function RequestConversation() {
  const { id = '' } = useParams()
  const hasConversation = useHasConversation(id)
  if (hasConversation === false) return <NotFound />
  return (
    <>
      <RequestTabs current="conversation" />
      <Conversation key={id} id={id} />
    </>
  )
}

function Conversation({ id }: { id: string }) {
  const styles = useStyles()
  const { query, conversation } = useConversation(id)
  if (query.status === 'loading') {
    return (
      <div role="status" aria-label="Loading conversation..." className={styles.root}>
        <Skeleton width="100%" height="120px" />
      </div>
    )
  }
  if (!conversation) {
    return (
      <ErrorState
        title="The conversation could not be loaded"
        message={query.failure?.message ?? 'There was no answer.'}
        requestId={query.failure?.requestId}
        onRetry={query.retry}
      />
    )
  }
  return <ConversationParts conversation={conversation} />
}

function ConversationParts({ conversation }: { conversation: ServiceRequestConversationFragment }) {
  const styles = useStyles()
  const parts = conversationParts(conversation)
  if (parts.length === 0) return <EmptyState kind="nothing" title="No conversation" />
  return (
    <div className={styles.root}>
      {parts.map(part => (
        <ConversationPart key={part.id} part={part} />
      ))}
    </div>
  )
}
