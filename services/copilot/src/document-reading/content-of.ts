import { readFile } from '@coverdesk/kit'
import { KnowledgeDocument } from '../knowledge/knowledge-document.model.ts'

const textPrefix = 'text:'

/** Whether someone has written it here; everything else is a file. */
export const isText = (sourceId: string): boolean => sourceId.startsWith(textPrefix)

/**
 * The bytes of a document: of its file, or of what someone has written.
 * @returns null when there is no such text document any more
 * @throws NOT_FOUND when there is no such file any more
 */
export async function contentOf(sourceId: string): Promise<Uint8Array | AsyncIterable<Uint8Array> | null> {
  if (!isText(sourceId)) return readFile(sourceId)
  const document = await KnowledgeDocument.findOne({ sourceId }, { content: 1 }).lean()
  return document?.content ? new TextEncoder().encode(document.content) : null
}
