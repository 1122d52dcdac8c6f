import {
  CoverdeskError,
  emit,
  fileById,
  findExisting,
  parseInput,
  type UserCallContext,
  validationFailed,
} from '@coverdesk/kit'
import { ServiceRequest, type ServiceRequestRecord } from '../models/service-request.model.ts'
import { certificateOfRequest } from '../references/certificate-of-request.ts'
import { initiatorOf, recordVersion, updateOrEnrich } from '../request-record/record-version.ts'
import { certificateInput } from './resolution.rules.ts'

/**
 * Notes a certificate that was issued for a request: the client gets it with the resolution. Twice is once. The request keeps
 * its version, so that nobody’s open form is out of date because of it.
 *
 * @throws NOT_FOUND, or VALIDATION_FAILED at `certificateId`
 */
export async function addCertificate(
  context: UserCallContext,
  id: string,
  input: unknown,
): Promise<ServiceRequestRecord> {
  const { certificateId } = parseInput(certificateInput, input)
  const current = await findExisting<ServiceRequestRecord>(ServiceRequest, 'service request', id)
  if (current.certificates.some(one => one.certificateId === certificateId)) return current
  const certificate = await documentOf(certificateId)
  if (current.accountId && certificate.accountId !== current.accountId) {
    throw wrong('Choose a certificate of this request’s account.')
  }
  const { accountId, ...added } = certificate
  const saved = await ServiceRequest.findOneAndUpdate(
    { _id: current._id },
    { $push: { certificates: added }, $inc: { logVersion: 1 } },
    { returnDocument: 'after' },
  ).lean<ServiceRequestRecord>()
  if (!saved) throw new Error('A service request is gone in the middle of its mutation.')
  await recordVersion(saved, initiatorOf(context), {
    updateTypes: [updateOrEnrich(context)],
    changes: [{ kind: 'CERTIFICATE_ADDED', after: certificate.certificateNumber }],
  })
  emit('ServiceRequestCertified', { typename: 'ServiceRequest', id, version: null, kind: 'UPDATED' })
  return saved
}

async function documentOf(certificateId: string) {
  try {
    const { certificateNumber, accountId, fileId } = await certificateOfRequest(certificateId)
    const { name, mimeType, size } = await fileById(fileId)
    return { certificateId, certificateNumber, accountId, fileId, name, mimeType, size }
  } catch (error) {
    if (error instanceof CoverdeskError && error.code === 'NOT_FOUND') throw wrong('Choose a certificate.')
    throw error
  }
}

const wrong = (message: string) => validationFailed([{ path: 'certificateId', message }])
