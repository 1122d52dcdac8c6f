import { parseInput, releaseFile, type UserCallContext, validationFailed } from '@coverdesk/kit'
import type { RequestFile, ServiceRequestRecord } from '../models/service-request.model.ts'
import type { VersionChange } from '../models/service-request-version.model.ts'
import { attachRequestFile } from '../request-record/request-files.ts'
import { findAtVersion, type RequestVersion, saveRequest } from '../request-record/save-request.ts'
import { wordsOf } from '../request-record/words-of-request.ts'
import { signedRequestInput } from './resolution.rules.ts'

/**
 * Keeps the client’s signed request to cancel, in place of an earlier one. The client doesn’t get it.
 *
 * @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED at `fileId`
 */
export async function attachSignedCancellation(context: UserCallContext, at: RequestVersion, input: unknown) {
  const { fileId } = parseInput(signedRequestInput, input)
  const current = await findAtVersion(at)
  if (current.signedRequest?.fileId === fileId) return current
  const signedRequest = await attachSigned(current, fileId, 'fileId')
  return saveRequest(
    context,
    current,
    { signedRequest },
    { updateTypes: ['UPDATE_SERVICE_REQUEST'], changes: [signedRequestAttached(signedRequest)] },
  )
}

/** @throws VALIDATION_FAILED at `path` */
export async function attachSigned(current: ServiceRequestRecord, fileId: string, path: string): Promise<RequestFile> {
  if (wordsOf(current).type !== 'CANCEL_POLICY') {
    throw validationFailed([{ path, message: 'Only a request to cancel a policy has a signed request.' }])
  }
  const { signedRequest: earlier } = current
  const attached = await attachRequestFile(fileId, String(current._id), path)
  if (earlier && earlier.fileId !== fileId) await releaseFile(earlier.fileId)
  return attached
}

/** How the version log tells of it. */
export const signedRequestAttached = ({ name }: RequestFile): VersionChange => ({
  kind: 'SIGNED_REQUEST_ATTACHED',
  after: name,
})
