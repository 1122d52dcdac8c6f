import { parseInput, type UserCallContext } from '@coverdesk/kit'
import { z } from 'zod'
import type { UpdateType } from '../models/enumerations.ts'
import type { ServiceRequestRecord } from '../models/service-request.model.ts'
import type { VersionChange } from '../models/service-request-version.model.ts'
import { findAssignee } from '../request-record/find-references.ts'
import { noticeAssigned, noticeLoss } from '../request-record/request-notices.ts'
import { findAtVersion, type RequestVersion, saveRequest } from '../request-record/save-request.ts'

/** What is left out stays; null is no one, or no date. */
export const assignmentInput = z.object({
  assigneeId: z.string().nullable().optional(),
  dueAt: z.date({ error: 'Enter a date.' }).nullable().optional(),
})

const updateRequestInput = assignmentInput.extend({
  isLoss: z
    .boolean()
    .nullish()
    .transform(value => value ?? undefined),
})
type Update = z.output<typeof assignmentInput> & { isLoss?: boolean | undefined }

/** Answers who someone is, such as `findAssignee`. */
type FindAssignee = (id: string | null) => ReturnType<typeof findAssignee>

/** What a change did: `isAssigned` when someone else has the request from now on. */
interface Changed {
  request: ServiceRequestRecord
  isAssigned: boolean
}

/**
 * Who does it, by when, and whether it reports a loss. What stays the same makes no version.
 *
 * @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED at `assigneeId` or `dueAt`
 */
export async function updateRequest(context: UserCallContext, at: RequestVersion, input: unknown) {
  const update = parseInput(updateRequestInput, input)
  const current = await findAtVersion(at)
  const { request, isAssigned } = await applyUpdate(context, current, update, findAssignee)
  if (isAssigned) noticeAssigned([request])
  if (request.isLoss && !current.isLoss) noticeLoss(request, true)
  return request
}

/** Changes a request that was read, and tells no one. */
export async function applyUpdate(
  context: UserCallContext,
  current: ServiceRequestRecord,
  { assigneeId, dueAt, isLoss }: Update,
  assignee: FindAssignee,
): Promise<Changed> {
  const isAssigned = assigneeId !== undefined && assigneeId !== current.assigneeId
  const isMoved = dueAt !== undefined && dueAt?.getTime() !== current.dueAt?.getTime()
  const isFlagged = isLoss !== undefined && isLoss !== current.isLoss
  if (!isAssigned && !isMoved && !isFlagged) return { request: current, isAssigned: false }
  const changes = {
    ...(isAssigned && (await assignee(assigneeId))),
    ...(isMoved && { dueAt }),
    ...(isFlagged && { isLoss }),
  }
  const updateTypes: UpdateType[] = [
    ...(isAssigned ? (['ASSIGN_SERVICE_REQUEST'] as const) : []),
    ...(isMoved ? (['UPDATE_SERVICE_REQUEST_DUE_AT'] as const) : []),
    ...(isFlagged ? (['UPDATE_SERVICE_REQUEST'] as const) : []),
  ]
  const logged: VersionChange[] = isFlagged ? [{ kind: isLoss ? 'LOSS_REPORTED' : 'LOSS_CLEARED' }] : []
  const request = await saveRequest(context, current, changes, { updateTypes, changes: logged })
  return { request, isAssigned }
}
