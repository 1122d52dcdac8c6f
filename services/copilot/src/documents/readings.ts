import { ReadDocument, type ReadDocumentRecord } from './read-document.model.ts'

/** How far Cara is with each of these documents, in their order; null: she knows nothing of it. */
export async function readingsOf(sourceIds: readonly string[]): Promise<(ReadDocumentRecord | null)[]> {
  const found: ReadDocumentRecord[] = await ReadDocument.find({ sourceId: { $in: [...sourceIds] } }).lean()
  const bySource = new Map(found.map(document => [document.sourceId, document]))
  return sourceIds.map(id => bySource.get(id) ?? null)
}
