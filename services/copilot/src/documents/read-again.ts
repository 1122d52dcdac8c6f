import { notFound } from '@coverdesk/kit'
import { queueReading } from './queue-reading.ts'
import { ReadDocument, type ReadDocumentRecord } from './read-document.model.ts'

/** Whether something of a document is missing that another reading may find. */
const isIncomplete = ({ state, unreadPages, factsFailure }: ReadDocumentRecord): boolean =>
  state === 'FAILED' || (state === 'COMPLETED' && (unreadPages.length > 0 || factsFailure !== null))

/**
 * Has a document read once more of which something is missing; any other stays as it is. Inside of a mutation.
 * @throws NOT_FOUND
 */
export async function readAgain(sourceId: string): Promise<{ sourceId: string; name: string }> {
  const reading: ReadDocumentRecord | null = await ReadDocument.findOne({ sourceId }).lean()
  if (!reading) throw notFound('document')
  const { name, mimeType, scopes } = reading
  if (isIncomplete(reading)) await queueReading({ sourceId, name, mimeType, scopes })
  return { sourceId, name }
}
