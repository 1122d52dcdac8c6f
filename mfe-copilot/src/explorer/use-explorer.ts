import { askOnce, useQuery } from '@coverdesk/plugin-sdk'
import { useEffect, useMemo, useState } from 'react'
import {
  EarlierExplorerMessagesDocument,
  type ExplorerConversationFragment,
  type ExplorerMessageFragment,
  PolicyExplorerDocument,
} from '../generated/documents'
import { knownMessages } from './known-messages'

/** In milliseconds: while a question is answered, and while documents are processed, the conversation is asked for again. */
const answerInterval = 1_000
const processingInterval = 3_000

const none: readonly ExplorerMessageFragment[] = []

/** The conversation about a policy’s documents, as it is now. */
export function useExplorer(policyId: string) {
  const query = useQuery(PolicyExplorerDocument, { policyId })
  const conversation = query.status === 'loaded' ? query.data.policyExplorerConversation : undefined
  const [earlier, setEarlier] = useState(none)
  const [loading, setLoading] = useState<'idle' | 'loading' | 'failed'>('idle')
  const current = conversation?.messages ?? none
  const messages = useMemo(() => knownMessages([...earlier, ...current]), [earlier, current])
  const first = messages[0]?.number ?? 1

  const interval = conversation ? intervalOf(conversation) : undefined
  const retry = query.status === 'loading' ? undefined : query.retry
  useEffect(() => {
    if (!interval || !retry) return
    const timer = setInterval(retry, interval)
    return () => clearInterval(timer)
  }, [interval, retry])

  const loadEarlier = async () => {
    setLoading('loading')
    try {
      const answer = await askOnce(EarlierExplorerMessagesDocument, { policyId, before: first })
      setEarlier([...(answer.policyExplorerConversation?.messages ?? []), ...messages])
      setLoading('idle')
    } catch {
      setLoading('failed')
    }
  }
  return { query, conversation, messages, hasEarlier: first > 1, loading, loadEarlier: () => void loadEarlier() }
}

export type Explorer = ReturnType<typeof useExplorer>

function intervalOf({ question, isReady, documents }: ExplorerConversationFragment): number | undefined {
  if (question && question.failure === null) return answerInterval
  return !isReady && documents.length > 0 && documents.some(isUnderWay) ? processingInterval : undefined
}

/** Whether Cara has yet to read this document. */
export const isUnderWay = ({ indexingStatus: { status } }: ExplorerConversationFragment['documents'][number]) =>
  status === 'INDEXING' || status === 'UNKNOWN'
