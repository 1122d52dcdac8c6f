import {
  conflict,
  findExisting,
  parseInput,
  releaseFile,
  removeVersioned,
  type UserCallContext,
  updateVersioned,
} from '@coverdesk/kit'
import { forgetReading, queueReading } from '../documents/queue-reading.ts'
import { knowledgeScope } from '../documents/scopes.ts'
import { attachToDocument } from './add-documents.ts'
import { fileDocumentInput, listFields, replaceDocumentInput, textDocumentInput } from './knowledge.rules.ts'
import { KnowledgeDocument, type KnowledgeDocumentRecord } from './knowledge-document.model.ts'
import { presentDocument } from './present-document.ts'

/** A document and the version that a change was made from. */
export interface DocumentVersion {
  id: string
  version: number
}

/** So many former files stay available. */
const maxFormer = 20

/**
 * Title and content of a text document, which is then read again; of a file the title.
 *
 * @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED by field
 */
export async function updateDocument(at: DocumentVersion, input: unknown): Promise<KnowledgeDocumentRecord> {
  const current = await findAtVersion(at)
  if (current.kind === 'FILE') {
    const { title } = parseInput(fileDocumentInput, input)
    return save(at, listFields(title, current.creatorName))
  }
  const { title, content } = parseInput(textDocumentInput, input)
  const isSame = content === current.content && title === current.title
  if (isSame) return current
  const saved = await save(at, { ...listFields(title, current.creatorName), content, status: 'UNKNOWN' })
  await readAgain(saved, title, 'text/markdown')
  return saved
}

/**
 * A newer file in the place of the present one.
 *
 * @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED at `fileId`
 */
export async function replaceFile({ userId }: UserCallContext, at: DocumentVersion, input: unknown) {
  const { fileId } = parseInput(replaceDocumentInput, input)
  const current = await findAtVersion(at)
  const file = await attachToDocument(fileId, current._id, 'fileId')
  const former = current.file ? [{ ...current.file, replacedAt: new Date(), replacedBy: userId }] : []
  const formerFiles = [...former, ...current.formerFiles]
  for (const { fileId: dropped } of formerFiles.slice(maxFormer)) await releaseFile(dropped)
  await forgetReading(current.sourceId)
  const changes = { file, sourceId: fileId, status: 'UNKNOWN' as const, formerFiles: formerFiles.slice(0, maxFormer) }
  const saved = await save(at, changes)
  await readAgain(saved, file.name, file.mimeType)
  return saved
}

/** Reads a document once more, after it failed. @throws NOT_FOUND, CONFLICT */
export async function retryDocument(at: DocumentVersion): Promise<KnowledgeDocumentRecord> {
  const current = await findAtVersion(at)
  const saved = await save(at, { status: 'UNKNOWN' })
  const { name, mimeType } = current.file ?? { name: current.title, mimeType: 'text/markdown' }
  await readAgain(saved, name, mimeType)
  return saved
}

/** The document, what was read of it, and its files. @throws NOT_FOUND, CONFLICT */
export async function deleteDocument(at: DocumentVersion): Promise<true> {
  const { sourceId, file, formerFiles } = await findAtVersion(at)
  await removeVersioned<KnowledgeDocumentRecord>(KnowledgeDocument, 'document', at, presentDocument)
  await forgetReading(sourceId)
  for (const { fileId } of [...(file ? [file] : []), ...formerFiles]) await releaseFile(fileId)
  return true
}

/** @throws NOT_FOUND, CONFLICT */
async function findAtVersion({ id, version }: DocumentVersion): Promise<KnowledgeDocumentRecord> {
  const current = await findExisting<KnowledgeDocumentRecord>(KnowledgeDocument, 'document', id)
  if (current.version !== version) throw conflict(presentDocument(current))
  return current
}

const save = (at: DocumentVersion, changes: Partial<KnowledgeDocumentRecord>) =>
  updateVersioned<KnowledgeDocumentRecord>(KnowledgeDocument, 'document', at, { $set: changes }, presentDocument)

const readAgain = ({ sourceId }: KnowledgeDocumentRecord, name: string, mimeType: string) =>
  queueReading({ sourceId, name, mimeType, scopes: [knowledgeScope] })
