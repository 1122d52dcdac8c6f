import { emit, findExisting, parseInput, requiredText, type UserCallContext, validationFailed } from '@coverdesk/kit'
import { z } from 'zod'
import { ServiceRequest, type ServiceRequestRecord } from '../models/service-request.model.ts'
import { initiatorOf, recordVersion, updateOrEnrich } from '../request-record/record-version.ts'
import { attachRequestFile } from '../request-record/request-files.ts'

const maxDocuments = 20
const documentInput = z.object({ fileId: requiredText('Choose a file.') })

/**
 * Keeps a file with a request, open or closed, for staff alone. Twice is once. The request keeps its version, so that nobody’s open form
 * is out of date because of it.
 *
 * @throws NOT_FOUND, or VALIDATION_FAILED at `fileId`
 */
export async function addDocument(context: UserCallContext, id: string, input: unknown): Promise<ServiceRequestRecord> {
  const { fileId } = parseInput(documentInput, input)
  const current = await findExisting<ServiceRequestRecord>(ServiceRequest, 'service request', id)
  const kept = current.documents ?? []
  if (kept.some(document => document.fileId === fileId)) return current
  if (kept.length >= maxDocuments) {
    throw validationFailed([{ path: 'fileId', message: `A request keeps at most ${maxDocuments} documents.` }])
  }
  const document = await attachRequestFile(fileId, id, 'fileId')
  const saved = await ServiceRequest.findOneAndUpdate(
    { _id: current._id },
    { $push: { documents: document }, $inc: { logVersion: 1 } },
    { returnDocument: 'after' },
  ).lean<ServiceRequestRecord>()
  if (!saved) throw new Error('A service request is gone in the middle of its mutation.')
  await recordVersion(saved, initiatorOf(context), {
    updateTypes: [updateOrEnrich(context)],
    changes: [{ kind: 'DOCUMENT_ADDED', after: document.name }],
  })
  emit('ServiceRequestDocumentAdded', { typename: 'ServiceRequest', id, version: null, kind: 'UPDATED' })
  return saved
}
