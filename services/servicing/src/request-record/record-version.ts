import type { CallContext } from '@coverdesk/kit'
import type { InitiatorType, UpdateType } from '../models/enumerations.ts'
import type { ServiceRequestRecord } from '../models/service-request.model.ts'
import { ServiceRequestVersion, type VersionChange } from '../models/service-request-version.model.ts'

/** Who changes a request. */
export interface Initiator {
  /** Null: not known, such as the calendar. */
  type: InitiatorType | null
  id: string | null
}

/** Whether Cara or another part of the product asks, and no person. */
export const isProduct = ({ userId }: Pick<CallContext, 'userId'>): boolean => Boolean(userId?.startsWith('system:'))

/** The initiator is someone at the agency or the copilot (specification 2 §4). */
export const initiatorOf = (context: Pick<CallContext, 'userId'>): Initiator =>
  isProduct(context) ? { type: 'COPILOT', id: null } : { type: 'AGENCY_USER', id: context.userId ?? null }

export const noInitiator: Initiator = { type: null, id: null }

/** What is logged of a version. */
export interface LoggedVersion {
  updateTypes: readonly UpdateType[]
  changes?: readonly VersionChange[] | undefined
  reason?: string | null | undefined
}

/** Adds an entry to the version log, in the transaction of the mutation that made it. */
export async function recordVersion(
  request: ServiceRequestRecord,
  { type, id }: Initiator,
  { updateTypes, changes = [], reason = null }: LoggedVersion,
): Promise<void> {
  const { _id, logVersion, assigneeId, resolution, dueAt } = request
  await ServiceRequestVersion.create({
    requestId: _id,
    version: logVersion,
    updateTypes: [...updateTypes],
    updateInitiatorType: type,
    updateInitiatorId: id,
    reason,
    changes: [...changes],
    snapshot: { assigneeId, resolutionNotes: resolution?.notes ?? null, dueAt },
  })
}
