import { parseInput, type UserCallContext } from '@coverdesk/kit'
import { ServiceRequest } from '../models/service-request.model.ts'
import { findAtVersion, type RequestVersion, refused, saveRequest } from '../request-record/save-request.ts'
import { reopenRequestInput } from './resolution.rules.ts'

/**
 * Opens a closed request again; it is nobody’s duplicate any more. The version log keeps how it was resolved.
 *
 * @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED at `reason`, or where it is open
 */
export async function reopenRequest(context: UserCallContext, at: RequestVersion, input: unknown) {
  const { reason } = parseInput(reopenRequestInput, input)
  const current = await findAtVersion(at)
  if (current.state === 'OPEN') throw refused('This request is open already.')
  if (current.duplicateOfId) {
    const original = { _id: current.duplicateOfId }
    await ServiceRequest.updateOne(original, { $inc: { duplicateCount: -1 } }, { timestamps: false })
  }
  return saveRequest(
    context,
    current,
    { state: 'OPEN', closedAt: null, resolution: null, duplicateOfId: null },
    { updateTypes: ['UPDATE_SERVICE_REQUEST'], changes: [{ kind: 'REOPENED' }], reason },
  )
}
