import { Types } from 'mongoose'
import type { UpdateType } from '../models/enumerations.ts'
import type { ServiceRequestVersionRecord } from '../models/service-request-version.model.ts'
import type { largeRequest } from './large-requests.ts'

/** The version log of a large agency’s request, whole as mongoose would store it: how it came, and how it was resolved. */
export function largeVersions(request: ReturnType<typeof largeRequest>): ServiceRequestVersionRecord[] {
  const { _id, createdAt, closedAt, assigneeId, resolution, dueAt } = request
  const entry = (version: number, updateType: UpdateType, at: Date): ServiceRequestVersionRecord => ({
    // It has the request’s id, but for one digit: `6ff` and `6fe`, `6fd`.
    _id: new Types.ObjectId(`6f${'ed'.charAt(version - 1)}${String(_id).slice(3)}`),
    requestId: _id,
    version,
    updateTypes: [updateType],
    updateInitiatorType: 'AGENCY_USER',
    updateInitiatorId: assigneeId ?? `66${'0'.repeat(22)}`,
    reason: null,
    changes: [],
    snapshot: {
      ...{ assigneeId, dueAt, resolutionFiles: [] },
      resolutionNotes: version === 2 ? (resolution?.notes ?? null) : null,
    },
    createdAt: at,
  })
  const created = entry(1, 'CREATE_SERVICE_REQUEST', createdAt)
  return closedAt ? [created, entry(2, 'CLOSE_SERVICE_REQUEST', closedAt)] : [created]
}
