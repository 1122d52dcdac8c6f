import type { Caller } from '../../e2e/support/caller.ts'
import { until } from '../../e2e/support/product.ts'

/** A document of the knowledge base. */
export interface KnownDocument {
  id: string
  title: string
  /** The id of its file; null: it is a text. */
  fileId: string | null
}

const query = '{ knowledgeBaseDocuments(first: 50) { items { id title file { url } indexingStatus { status } } } }'
/** Scanned pages take their time. */
const readingTime = 300_000

/** The agency's knowledge base, once Cara has read all of it. */
export async function knowledgeOnceRead(caller: Caller): Promise<KnownDocument[]> {
  interface Item {
    id: string
    title: string
    /** Its address is `/files/<id>/<name>`. */
    file: { url: string } | null
    indexingStatus: { status: string }
  }
  let items: Item[] = []
  const isRead = async () => {
    const answer = await caller.call<{ knowledgeBaseDocuments: { items: Item[] } }>(query)
    items = answer.knowledgeBaseDocuments.items
    return items.length > 0 && items.every(({ indexingStatus: { status } }) => status === 'COMPLETED')
  }
  await until(isRead, readingTime, 'The knowledge base was not read.')
  return items.map(({ id, title, file }) => ({ id, title, fileId: file?.url.split('/')[2] ?? null }))
}
