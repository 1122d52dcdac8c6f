import { type Failure, useQuery } from '@coverdesk/plugin-sdk'
import { useMemo } from 'react'
import { type MarkedPassageFragment, OpenedPassageDocument, PassagesOfDocumentDocument } from '../generated/documents'
import { markedPassages } from './marked-passages'
import type { ViewAddress } from './view-address'

export interface Passages {
  isLoading: boolean
  marked: readonly MarkedPassageFragment[]
  /** The one that the document opens at. */
  current: MarkedPassageFragment | undefined
  /** The passage of the address isn't there any more. */
  hasChanged: boolean
  failure: Failure | undefined
  retry(): void
}

const none: readonly MarkedPassageFragment[] = []

/** What is marked in a document, as its address asks. */
export function usePassages(documentId: string, { passageId, question }: ViewAddress): Passages {
  const opened = useQuery(OpenedPassageDocument, { id: passageId ?? '' }, { pause: !passageId })
  const answering = useQuery(PassagesOfDocumentDocument, { text: question ?? '', documentId }, { pause: !question })
  const found = passageId && opened.status === 'loaded' ? opened.data.knowledgeBasePassage : undefined
  const passage = found?.document?.id === documentId ? found : undefined
  const answers = (question && answering.status === 'loaded' && answering.data.searchKnowledgeBase) || none
  const marked = useMemo(() => markedPassages(passage, answers), [passage, answers])
  const asked = [...(passageId ? [opened] : []), ...(question ? [answering] : [])]
  const failed = asked.find(query => query.status === 'failed' || (query.status === 'loaded' && query.failure))
  return {
    isLoading: asked.some(({ status }) => status === 'loading'),
    marked,
    current: passage ?? (passageId ? undefined : answers[0]),
    hasChanged: found === null || (found !== undefined && !passage),
    failure: failed?.status === 'failed' || failed?.status === 'loaded' ? failed.failure : undefined,
    retry: () => {
      for (const query of asked) if (query.status !== 'loading') query.retry()
    },
  }
}
