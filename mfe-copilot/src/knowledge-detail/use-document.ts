import { type LoaderFunctionArgs, startQuery, useParams, useQuery } from '@coverdesk/plugin-sdk'
import { useEffect } from 'react'
import { KnowledgeDocumentDocument } from '../generated/documents'

/** Begins to read the document that the address names. */
export async function loadDocument({ params }: LoaderFunctionArgs) {
  await startQuery(KnowledgeDocumentDocument, { id: params['id'] ?? '' })
  return null
}

/** Specification 3 §4: while a document is indexed it is asked for again, in milliseconds. */
const pollMs = 3_000

/** The document that the address names; undefined until it has come, null where there is none. */
export function useDocument() {
  const { id = '' } = useParams()
  const query = useQuery(KnowledgeDocumentDocument, { id })
  const document = query.status === 'loaded' ? query.data.knowledgeBaseDocument : undefined
  const status = document?.indexingStatus.status
  const isUnderWay = status === 'INDEXING' || status === 'UNKNOWN'
  const retry = query.status === 'loading' ? undefined : query.retry
  useEffect(() => {
    if (!isUnderWay || !retry) return
    const timer = setInterval(retry, pollMs)
    return () => clearInterval(timer)
  }, [isUnderWay, retry])
  return { id, query, document }
}
