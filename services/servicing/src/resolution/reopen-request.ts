import { CoverdeskError, parseInput, type UserCallContext } from '@coverdesk/kit'
import { ServiceRequest, type ServiceRequestRecord } from '../models/service-request.model.ts'
import type { VersionChange } from '../models/service-request-version.model.ts'
import { policyOfRequest } from '../references/policy-of-request.ts'
import { findAtVersion, type RequestVersion, refused, saveRequest } from '../request-record/save-request.ts'
import { reopenRequestInput } from './resolution.rules.ts'

/**
 * Opens a closed request again; it is nobody’s duplicate any more. The request and its version log keep how it was resolved.
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
  const isUnlinked = await isPolicyGone(current)
  const unlinked: VersionChange = { kind: 'LINKED', before: 'A deleted policy', after: current.account?.name ?? null }
  return saveRequest(
    context,
    current,
    {
      ...{ state: 'OPEN', closedAt: null, resolution: null, duplicateOfId: null },
      earlierResolutions: withLast(current),
      ...(isUnlinked && { businessPolicyId: null }),
    },
    {
      updateTypes: ['UPDATE_SERVICE_REQUEST'],
      changes: [{ kind: 'REOPENED' }, ...(isUnlinked ? [unlinked] : [])],
      reason,
    },
  )
}

function withLast({ earlierResolutions = [], resolution, closedAt, updatedAt }: ServiceRequestRecord) {
  return resolution ? [...earlierResolutions, { ...resolution, closedAt: closedAt ?? updatedAt }] : earlierResolutions
}

/** A policy may be deleted while only closed requests are about it; an open one can’t be about it any more. */
async function isPolicyGone({ businessPolicyId }: ServiceRequestRecord): Promise<boolean> {
  if (!businessPolicyId) return false
  try {
    await policyOfRequest(businessPolicyId)
    return false
  } catch (error) {
    const code = error instanceof CoverdeskError && error.code
    if (code === 'NOT_FOUND') return true
    // Most likely it is there; what was deleted is refused when the reference is made.
    if (code === 'SUBGRAPH_UNAVAILABLE') return false
    throw error
  }
}
