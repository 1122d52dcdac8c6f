import {
  attachFile,
  CoverdeskError,
  conflict,
  findExisting,
  parseInput,
  type UserCallContext,
  updateVersioned,
  validationFailed,
} from '@coverdesk/kit'
import type { UpdateType } from '../models/enumerations.ts'
import { type ResolutionFile, ServiceRequest, type ServiceRequestRecord } from '../models/service-request.model.ts'
import { findAssignee } from './find-references.ts'
import { presentRequest } from './present-request.ts'
import { recordVersion } from './record-version.ts'
import { reopenRequestInput, resolveRequestInput, updateRequestInput } from './request.rules.ts'
import { dueFields, listFields } from './request-names.ts'

/** A request and the version that a change was made from. */
export interface RequestVersion {
  id: string
  version: number
}

/**
 * Who does it, and by when. What stays the same makes no version.
 *
 * @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED at `assigneeId` or `dueAt`
 */
export async function updateRequest(context: UserCallContext, at: RequestVersion, input: unknown) {
  const { assigneeId, dueAt } = parseInput(updateRequestInput, input)
  const current = await findAtVersion(at)
  const isAssigned = assigneeId !== undefined && assigneeId !== current.assigneeId
  const isMoved = dueAt !== undefined && dueAt?.getTime() !== current.dueAt?.getTime()
  if (!isAssigned && !isMoved) return current
  const changes = {
    ...(isAssigned && (await findAssignee(assigneeId))),
    ...(isMoved && dueFields(dueAt)),
  }
  const updateTypes: UpdateType[] = [
    ...(isAssigned ? (['ASSIGN_SERVICE_REQUEST'] as const) : []),
    ...(isMoved ? (['UPDATE_SERVICE_REQUEST_DUE_AT'] as const) : []),
  ]
  return save(context, current, changes, updateTypes)
}

/**
 * Closes an open request. The client never sees the notes.
 *
 * @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED at `notes` or `fileIds`, or where it is closed already
 */
export async function resolveRequest(context: UserCallContext, at: RequestVersion, input: unknown) {
  const { notes, fileIds } = parseInput(resolveRequestInput, input)
  const current = await findAtVersion(at)
  if (current.state === 'CLOSED') throw refused('This request is resolved already.')
  const files: ResolutionFile[] = []
  for (const fileId of fileIds) {
    const owner = { typename: 'ServiceRequest', id: at.id }
    const { name, mimeType, size } = await attachFile(fileId, owner).catch(asMissingFile)
    files.push({ fileId, name, mimeType, size })
  }
  const changes = { state: 'CLOSED' as const, closedAt: new Date(), resolution: { notes, files } }
  return save(context, current, changes, ['CLOSE_SERVICE_REQUEST'])
}

/**
 * Opens a closed request again. The version log keeps how it was resolved.
 *
 * @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED at `reason`, or where it is open
 */
export async function reopenRequest(context: UserCallContext, at: RequestVersion, input: unknown) {
  const { reason } = parseInput(reopenRequestInput, input)
  const current = await findAtVersion(at)
  if (current.state === 'OPEN') throw refused('This request is open already.')
  const changes = { state: 'OPEN' as const, closedAt: null, resolution: null }
  return save(context, current, changes, ['UPDATE_SERVICE_REQUEST'], reason)
}

/** The second of two people gets the first one’s change, not a rule. @throws NOT_FOUND, CONFLICT */
async function findAtVersion({ id, version }: RequestVersion): Promise<ServiceRequestRecord> {
  const request = await findExisting<ServiceRequestRecord>(ServiceRequest, 'service request', id)
  if (request.version !== version) throw conflict(presentRequest(request))
  return request
}

async function save(
  { userId }: UserCallContext,
  current: ServiceRequestRecord,
  changes: Partial<ServiceRequestRecord>,
  updateTypes: readonly UpdateType[],
  reason?: string,
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
  await recordVersion(saved, updateTypes, { type: 'AGENCY_USER', id: userId }, reason)
  return saved
}

/** A file that is gone, or someone else’s, has to be chosen again. */
function asMissingFile(error: unknown): never {
  const isRefusal = error instanceof CoverdeskError && ['NOT_FOUND', 'BAD_REQUEST'].includes(error.code)
  if (!isRefusal) throw error
  throw validationFailed([{ path: 'fileIds', message: 'A file is no longer available. Choose it again.' }])
}

const refused = (message: string) => new CoverdeskError('VALIDATION_FAILED', message)
