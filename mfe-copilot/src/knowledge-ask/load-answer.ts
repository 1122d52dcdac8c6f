import { type LoaderFunctionArgs, startQuery } from '@coverdesk/plugin-sdk'
import { AskKnowledgeDocument, SearchKnowledgeDocument } from '../generated/documents'

/** Begins to ask what the address asks: `?q=…`. */
export async function loadAnswer({ request }: LoaderFunctionArgs) {
  const question = new URL(request.url).searchParams.get('q')
  if (!question) return null
  await Promise.all([
    startQuery(AskKnowledgeDocument, { question }),
    startQuery(SearchKnowledgeDocument, { text: question }),
  ])
  return null
}
