import type { InitiatorType, UpdateType } from '../models/enumerations.ts'
import type { ServiceRequestRecord } from '../models/service-request.model.ts'
import { ServiceRequestVersion } from '../models/service-request-version.model.ts'

/** Who changes a request. */
export interface Initiator {
  type: InitiatorType
  id: string | null
}

/** Adds an entry to the version log, in the transaction of the mutation that made it. */
export async function recordVersion(
  request: ServiceRequestRecord,
  updateTypes: readonly UpdateType[],
  { type, id }: Initiator,
  reason: string | null = null,
): Promise<void> {
  const { _id, logVersion, assigneeId, resolution, dueAt } = request
  await ServiceRequestVersion.create({
    requestId: _id,
    version: logVersion,
    updateTypes: [...updateTypes],
    updateInitiatorType: type,
    updateInitiatorId: id,
    reason,
    snapshot: { assigneeId, resolutionNotes: resolution?.notes ?? null, dueAt },
  })
}
