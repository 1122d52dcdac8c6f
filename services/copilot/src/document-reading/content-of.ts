import { readFile } from '@coverdesk/kit'
import { MailText } from '../documents/mail-text.model.ts'
import { KnowledgeDocument } from '../knowledge/knowledge-document.model.ts'

const textPrefix = 'text:'

/** Whether someone has written it here or in a mail; everything else is a file. */
export const isText = (sourceId: string): boolean => sourceId.startsWith(textPrefix)

/**
 * The bytes of a document: of its file, or of what someone has written here or in a mail.
 * @returns null when there is no such text document any more
 * @throws NOT_FOUND when there is no such file any more
 */
export async function contentOf(sourceId: string): Promise<Uint8Array | AsyncIterable<Uint8Array> | null> {
  if (!isText(sourceId)) return readFile(sourceId)
  const [written, mail] = await Promise.all([
    KnowledgeDocument.findOne({ sourceId }, { content: 1 }).lean(),
    MailText.findOne({ sourceId }, { content: 1 }).lean(),
  ])
  const document = written ?? mail
  return document?.content ? new TextEncoder().encode(document.content) : null
}
