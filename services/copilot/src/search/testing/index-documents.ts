import { completeFile, indexFile } from '../index.ts'
import type { TestDocument } from './documents/test-document.ts'
import { pageOf } from './page-of.ts'
import { indexing } from './search-subgraph.ts'

/** Indexes documents as they would be when they are read: each in its own transactions. */
export async function indexDocuments(agencyId: string, documents: readonly TestDocument[], scopeKeys: string[]) {
  for (const { id, title, pages } of documents) {
    const read = pages.map((notation, place) => pageOf(place + 1, notation))
    await indexing(agencyId, () => indexFile({ id, title, scopeKeys }, read))
    await indexing(agencyId, () => completeFile(id))
  }
}
