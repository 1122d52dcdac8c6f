import { emit } from '@coverdesk/kit'
import { ReadDocument, type ReadDocumentRecord } from '../documents/read-document.model.ts'
import { statusOf } from '../knowledge/indexing-status.ts'
import { KnowledgeDocument } from '../knowledge/knowledge-document.model.ts'

/**
 * Says how far a document is, unless it is read anew by now; open pages of the knowledge base follow. It has no new version: no
 * one has changed it. Inside of a mutation.
 *
 * @param unread further pages that could not be read
 * @returns whether it is still this reading
 */
export async function changeReading(
  { sourceId, reading }: Pick<ReadDocumentRecord, 'sourceId' | 'reading'>,
  changes: Partial<ReadDocumentRecord>,
  unread: readonly number[] = [],
): Promise<boolean> {
  const { state } = changes
  const update = {
    $set: changes,
    ...(unread.length > 0 && { $addToSet: { unreadPages: { $each: unread } } }),
  }
  const changed = await ReadDocument.findOneAndUpdate({ sourceId, reading }, update).lean()
  if (!changed) return false
  const known = await KnowledgeDocument.find({ sourceId }, { _id: 1, status: 1 }).lean()
  for (const { _id, status } of known) {
    const next = state ? statusOf[state] : status
    if (next !== status) await KnowledgeDocument.updateOne({ _id }, { $set: { status: next } }, { timestamps: false })
    emit('KnowledgeBaseDocumentRead', {
      typename: 'KnowledgeBaseDocument',
      id: String(_id),
      version: null,
      kind: 'UPDATED',
    })
  }
  return true
}
