import { attachFile, CoverdeskError, fileById, findRecord, validationFailed } from '@coverdesk/kit'
import { isValidObjectId, type Types } from 'mongoose'
import { queueReading } from '../documents/queue-reading.ts'
import { readingsOf } from '../documents/readings.ts'
import { knowledgeScope, workspaceScope } from '../documents/scopes.ts'
import { KnowledgeDocument, type KnowledgeDocumentRecord } from '../knowledge/knowledge-document.model.ts'
import { roleNames } from '../presets/file-roles.ts'
import type { WorkspaceFile } from '../runs/records/workspace.model.ts'
import type { WorkspaceSource } from '../tools/tool.ts'
import type { AttachedFile } from './workspace.rules.ts'

/**
 * Gives uploaded files to a workspace, named by their roles, and has them read. Inside of a mutation.
 *
 * @throws VALIDATION_FAILED at `files.2` where a file is gone, or someone else’s
 */
export async function attachFiles(id: Types.ObjectId, files: readonly AttachedFile[]): Promise<WorkspaceFile[]> {
  const attached: WorkspaceFile[] = []
  for (const [place, { fileId, role }] of files.entries()) {
    const owner = { typename: 'CaraWorkspace', id: String(id) }
    const file = await attachFile(fileId, owner).catch(asMissing(`files.${place}`, 'This file'))
    const name = role ? `${roleNames[role]} - ${file.name}` : file.name
    await queueReading({ sourceId: fileId, name, mimeType: file.mimeType, scopes: [workspaceScope(id)] })
    attached.push({ fileId, name, mimeType: file.mimeType, size: file.size })
  }
  return attached
}

export const sourceOfFile = ({ fileId, name }: WorkspaceFile): WorkspaceSource => ({ sourceId: fileId, name })

/**
 * Documents of the agency for a workspace: of the knowledge base, or files of policies and requests by the ids of their files.
 * What Cara hasn't read yet is read. Inside of a mutation.
 *
 * @throws VALIDATION_FAILED at `documentIds.2` where there is none
 */
export async function chosenDocuments(id: Types.ObjectId, documentIds: readonly string[]): Promise<WorkspaceSource[]> {
  const chosen: WorkspaceSource[] = []
  for (const [place, documentId] of documentIds.entries()) {
    const found = await findDocument(documentId).catch(asMissing(`documentIds.${place}`, 'This document'))
    const [reading] = await readingsOf([found.sourceId])
    const scopes = [found.isKnowledge ? knowledgeScope : workspaceScope(id)]
    if (!reading) await queueReading({ ...found, scopes })
    chosen.push({ sourceId: found.sourceId, name: found.name })
  }
  return chosen
}

async function findDocument(id: string) {
  const known = isValidObjectId(id) ? await findRecord<KnowledgeDocumentRecord>(KnowledgeDocument, id) : null
  if (known) {
    const { sourceId, title, file } = known
    return { sourceId, name: file?.name ?? title, mimeType: file?.mimeType ?? 'text/markdown', isKnowledge: true }
  }
  const { id: sourceId, name, mimeType } = await fileById(id)
  return { sourceId, name, mimeType, isKnowledge: false }
}

const asMissing = (path: string, what: string) => (error: unknown) => {
  const isRefusal = error instanceof CoverdeskError && ['NOT_FOUND', 'BAD_REQUEST'].includes(error.code)
  if (!isRefusal) throw error
  throw validationFailed([{ path, message: `${what} is no longer available. Choose it again.` }])
}
