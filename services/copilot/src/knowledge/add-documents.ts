import { attachFile, CoverdeskError, parseInput, type UserCallContext, validationFailed } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { nameOfUser } from '../agency-users/agency-users.ts'
import { queueReading } from '../documents/queue-reading.ts'
import { knowledgeScope } from '../documents/scopes.ts'
import { listFields, textDocumentInput, titleOfFile, uploadDocumentsInput } from './knowledge.rules.ts'
import { KnowledgeDocument, type KnowledgeDocumentRecord, type StoredFile } from './knowledge-document.model.ts'

/**
 * Each file becomes a document of the knowledge base, and is read once it has its turn.
 *
 * @throws VALIDATION_FAILED at `fileIds`, or at `fileIds.2` for a file that is gone
 */
export async function uploadDocuments({ userId }: UserCallContext, input: unknown): Promise<KnowledgeDocumentRecord[]> {
  const { fileIds } = parseInput(uploadDocumentsInput, input)
  const creatorName = await nameOfUser(userId)
  const added: KnowledgeDocumentRecord[] = []
  for (const [place, fileId] of fileIds.entries()) {
    const _id = new Types.ObjectId()
    const file = await attachToDocument(fileId, _id, `fileIds.${place}`)
    const names = listFields(titleOfFile(file.name), creatorName)
    const facts = { _id, kind: 'FILE' as const, file, content: null, sourceId: fileId, createdBy: userId, ...names }
    added.push((await KnowledgeDocument.create(facts)).toObject() as KnowledgeDocumentRecord)
    await queueReading({ sourceId: fileId, name: file.name, mimeType: file.mimeType, scopes: [knowledgeScope] })
  }
  return added
}

/** @throws VALIDATION_FAILED by field */
export async function createTextDocument(
  { userId }: UserCallContext,
  input: unknown,
): Promise<KnowledgeDocumentRecord> {
  const { title, content } = parseInput(textDocumentInput, input)
  const _id = new Types.ObjectId()
  const sourceId = textSource(_id)
  const names = listFields(title, await nameOfUser(userId))
  const facts = { _id, kind: 'TEXT' as const, file: null, content, sourceId, createdBy: userId, ...names }
  const created = (await KnowledgeDocument.create(facts)).toObject() as KnowledgeDocumentRecord
  await queueReading({ sourceId, name: title, mimeType: 'text/markdown', scopes: [knowledgeScope] })
  return created
}

/** The name under which a text document is read. */
export const textSource = (id: Types.ObjectId): string => `text:${id}`

/** @throws VALIDATION_FAILED at `path` where the file is gone, or someone else’s */
export async function attachToDocument(fileId: string, id: Types.ObjectId, path: string): Promise<StoredFile> {
  const owner = { typename: 'KnowledgeBaseDocument', id: String(id) }
  const { name, mimeType, size } = await attachFile(fileId, owner).catch(asMissing(path))
  return { fileId, name, mimeType, size }
}

const asMissing = (path: string) => (error: unknown) => {
  const isRefusal = error instanceof CoverdeskError && ['NOT_FOUND', 'BAD_REQUEST'].includes(error.code)
  if (!isRefusal) throw error
  throw validationFailed([{ path, message: 'This file is no longer available. Choose it again.' }])
}
