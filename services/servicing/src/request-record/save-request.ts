import { CoverdeskError, conflict, findExisting, type UserCallContext, updateVersioned } from '@coverdesk/kit'
import { ServiceRequest, type ServiceRequestRecord } from '../models/service-request.model.ts'
import { presentRequest } from './present-request.ts'
import { initiatorOf, type LoggedVersion, recordVersion } from './record-version.ts'
import { listFields } from './request-names.ts'

/** A request and the version that a change was made from. */
export interface RequestVersion {
  id: string
  version: number
}

/** The second of two people gets the first one’s change, not a rule. @throws NOT_FOUND, CONFLICT */
export async function findAtVersion({ id, version }: RequestVersion): Promise<ServiceRequestRecord> {
  const request = await findCurrent(id)
  if (request.version !== version) throw conflict(presentRequest(request))
  return request
}

/** Whichever version it has. @throws NOT_FOUND */
export const findCurrent = (id: string): Promise<ServiceRequestRecord> =>
  findExisting<ServiceRequestRecord>(ServiceRequest, 'service request', id)

/** Saves a change on top of the version that was read, and logs it. Inside of a mutation. @throws CONFLICT */
export async function saveRequest(
  context: UserCallContext,
  current: ServiceRequestRecord,
  changes: Partial<ServiceRequestRecord>,
  logged: LoggedVersion,
): Promise<ServiceRequestRecord> {
  const at = { id: String(current._id), version: current.version }
  const update = { $set: { ...changes, ...listFields({ ...current, ...changes }) }, $inc: { logVersion: 1 } }
  const saved = await updateVersioned<ServiceRequestRecord>(
    ServiceRequest,
    'service request',
    at,
    update,
    presentRequest,
  )
  await recordVersion(saved, initiatorOf(context, logged.product), logged)
  return saved
}

/** A change that the state of the request doesn’t allow. */
export const refused = (message: string) => new CoverdeskError('VALIDATION_FAILED', message)
