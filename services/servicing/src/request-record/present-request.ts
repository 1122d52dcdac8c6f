import type { RequestFile, ServiceRequestRecord } from '../models/service-request.model.ts'
import { fieldNotesOf } from './field-notes.ts'
import { fileUrl, resolutionOf } from './request-files.ts'
import { customerOf } from './request-names.ts'
import { wordsOf } from './words-of-request.ts'

const named = (typename: string, id: string | null) => (id ? { __typename: typename, id } : null)

const presentFile = (file: RequestFile) => ({
  name: file.name,
  mimeType: file.mimeType,
  size: file.size,
  url: fileUrl(file),
})

/** As a query answers it, for a client that merges its change with this one. */
export const presentRequest = (request: ServiceRequestRecord) => {
  const { _id, version, state, assigneeId, dueAt, accountId, businessPolicyId: policyId } = request
  const { closedAt, createdAt, updatedAt, isLoss, isComplaint = false, waiting, duplicateOfId, signedRequest } = request
  const words = wordsOf(request)
  const { type, cancelPolicy, question } = words
  const resolution = resolutionOf(request)
  return {
    __typename: 'ServiceRequest',
    id: String(_id),
    ...{ version, state, dueAt, closedAt, createdAt, updatedAt, isLoss, isComplaint, waiting },
    customerName: customerOf(request),
    account: named('Account', accountId),
    businessPolicy: named('BusinessPolicy', policyId),
    assignee: named('AgencyUser', assigneeId),
    fieldNotes: fieldNotesOf(request),
    ...words,
    cancelPolicy: cancelPolicy && { ...cancelPolicy, policyId },
    endorsePolicy: type === 'ENDORSE_POLICY' ? { policyId } : null,
    question: question && { ...question, policyId },
    duplicateOf: named('ServiceRequest', duplicateOfId && String(duplicateOfId)),
    signedRequest: signedRequest && presentFile(signedRequest),
    resolution: resolution && { ...resolution, files: resolution.files.map(presentFile) },
  }
}
