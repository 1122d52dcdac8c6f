import { forgetScope, queueReading } from '../documents/queue-reading.ts'
import { ReadDocument, type ScopeKey } from '../documents/read-document.model.ts'
import type { AttachedFile } from './attached-file.ts'

/**
 * Has the files of a record read that aren't yet, and forgets those that it no longer has. Inside of a mutation.
 * @param filesOfRecord asked after what is known of them: nothing that comes meanwhile is forgotten
 */
export async function readFilesOf(scope: ScopeKey, filesOfRecord: () => Promise<readonly AttachedFile[]>) {
  const read = await ReadDocument.find({ scopes: scope }, { sourceId: 1 }).lean()
  const known = new Set(read.map(({ sourceId }) => sourceId))
  for (const { fileId, name, mimeType } of await filesOfRecord()) {
    if (!known.delete(fileId)) await queueReading({ sourceId: fileId, name, mimeType, scopes: [scope] })
  }
  for (const gone of known) await forgetScope(gone, scope)
}
