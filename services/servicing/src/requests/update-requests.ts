import { CoverdeskError, parseInput, type UserCallContext } from '@coverdesk/kit'
import { isValidObjectId } from 'mongoose'
import { z } from 'zod'
import { ServiceRequest, type ServiceRequestRecord } from '../models/service-request.model.ts'
import { findAssignee } from '../request-record/find-references.ts'
import { noticeAssigned } from '../request-record/request-notices.ts'
import { applyUpdate, assignmentInput } from './update-request.ts'

const most = 100

const changesInput = z.array(assignmentInput.extend({ id: z.string(), version: z.number() }))

/** What became of many changes at once. */
interface BulkUpdate {
  updated: ServiceRequestRecord[]
  /** Requests that have another version by now, or that are not there. */
  skippedIds: string[]
}

/**
 * Assigns and moves many requests. Each of them is logged; a person is told once, however many they get.
 *
 * @throws LIMIT_EXCEEDED, or VALIDATION_FAILED at `assigneeId`; then none is changed
 */
export async function updateRequests(context: UserCallContext, given: readonly unknown[]): Promise<BulkUpdate> {
  if (given.length > most) throw new CoverdeskError('LIMIT_EXCEEDED', `Choose up to ${most} requests at a time.`)
  const changes = new Map(parseInput(changesInput, given).map(change => [change.id, change]))
  const ids = [...changes.keys()].filter(id => isValidObjectId(id))
  const found = await ServiceRequest.find({ _id: { $in: ids } }).lean<ServiceRequestRecord[]>()
  const current = new Map(found.map(request => [String(request._id), request]))
  const assignee = onceEach(findAssignee)
  const assigned = new Map<string | null, ServiceRequestRecord[]>()
  const outcome: BulkUpdate = { updated: [], skippedIds: [] }
  for (const { id, version, ...update } of changes.values()) {
    const request = current.get(id)
    if (request?.version !== version) {
      outcome.skippedIds.push(id)
      continue
    }
    const changed = await applyUpdate(context, request, update, assignee)
    outcome.updated.push(changed.request)
    const { assigneeId } = changed.request
    if (changed.isAssigned) assigned.set(assigneeId, [...(assigned.get(assigneeId) ?? []), changed.request])
  }
  for (const theirs of assigned.values()) noticeAssigned(theirs)
  return outcome
}

/** Settings are asked once about a person, not once for each request. */
function onceEach<Answer>(ask: (id: string | null) => Promise<Answer>) {
  const answers = new Map<string | null, Promise<Answer>>()
  return (id: string | null) => {
    const answer = answers.get(id) ?? ask(id)
    answers.set(id, answer)
    return answer
  }
}
