import type { CallContext } from '@coverdesk/kit'
import type { InitiatorType, UpdateType } from '../models/enumerations.ts'
import type { ServiceRequestRecord } from '../models/service-request.model.ts'
import { ServiceRequestVersion, type VersionChange } from '../models/service-request-version.model.ts'

/** Who changes a request. */
export interface Initiator {
  type: InitiatorType
  /** Of a person; what is no person has none. */
  id: string | null
}

/** For whom the product acts, when no person does. */
export type ProductInitiator = Exclude<InitiatorType, 'AGENCY_USER'>

/** Whether the product asks, and no person. */
export const isProduct = ({ userId }: Pick<CallContext, 'userId'>): boolean => Boolean(userId?.startsWith('system:'))

/** @param product for whom the product asks, where it does; a person is always themselves */
export const initiatorOf = (context: Pick<CallContext, 'userId'>, product?: ProductInitiator | null): Initiator =>
  isProduct(context) ? { type: product ?? 'OYSTER', id: null } : { type: 'AGENCY_USER', id: context.userId ?? null }

/** The calendar, which ends what waits until a day. */
export const calendarInitiator: Initiator = { type: 'CRONJOB', id: null }

/** What a person changes is an update; what anything else adds makes the request richer (specification 2 §4). */
export const updateOrEnrich = (context: Pick<CallContext, 'userId'>): UpdateType =>
  isProduct(context) ? 'ENRICH_SERVICE_REQUEST' : 'UPDATE_SERVICE_REQUEST'

/** What is logged of a version. */
export interface LoggedVersion {
  updateTypes: readonly UpdateType[]
  changes?: readonly VersionChange[] | undefined
  reason?: string | null | undefined
  /** For whom the product acts, where no person does. By default for itself. */
  product?: ProductInitiator | null | undefined
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
    snapshot: {
      assigneeId,
      resolutionNotes: resolution?.notes ?? null,
      resolutionFiles: resolution?.files ?? [],
      dueAt,
    },
  })
}
