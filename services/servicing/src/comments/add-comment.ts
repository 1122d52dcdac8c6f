import { CoverdeskError, emit, findExisting, parseInput, requiredLines, type UserCallContext } from '@coverdesk/kit'
import { z } from 'zod'
import { ServiceRequest, type ServiceRequestRecord } from '../models/service-request.model.ts'
import { ServiceRequestComment, type ServiceRequestCommentRecord } from '../models/service-request-comment.model.ts'
import { agencyUsers } from '../references/agency-users.ts'
import { initiatorOf, isProduct, recordVersion } from '../request-record/record-version.ts'
import { noticeComment } from '../request-record/request-notices.ts'

const maxMentions = 50

const commentInput = z.object({
  content: requiredLines('Write a comment.', 10_000),
  mentionIds: z
    .array(z.string())
    .max(maxMentions, { error: `Mention at most ${maxMentions} people in a comment.` })
    .nullish()
    .transform(ids => [...new Set(ids ?? [])]),
})

/**
 * Adds a comment, logs it, and notifies those whom it concerns. The request was updated now, and keeps its
 * version, so that nobody’s open form is out of date because of it.
 *
 * @throws NOT_FOUND, FORBIDDEN, or VALIDATION_FAILED at `content` or `mentionIds`
 */
export async function addComment(
  context: UserCallContext,
  requestId: string,
  input: unknown,
): Promise<ServiceRequestCommentRecord> {
  if (isProduct(context)) throw new CoverdeskError('FORBIDDEN', 'Only people comment on service requests.')
  const { content, mentionIds } = parseInput(commentInput, input)
  const { _id } = await findExisting<ServiceRequestRecord>(ServiceRequest, 'service request', requestId)
  const mentioned = await colleaguesAmong(mentionIds)
  const comment = await ServiceRequestComment.create({
    ...{ requestId: _id, content, mentionIds: mentioned },
    agencyUserId: context.userId,
  })
  const request = (await ServiceRequest.findByIdAndUpdate(
    _id,
    { $inc: { logVersion: 1 } },
    { returnDocument: 'after' },
  ).lean()) as ServiceRequestRecord
  await recordVersion(request, initiatorOf(context), { updateTypes: ['ADD_SERVICE_REQUEST_COMMENT'] })
  emit('ServiceRequestCommented', { typename: 'ServiceRequest', id: String(_id), version: null, kind: 'UPDATED' })
  noticeComment(request, content, mentioned)
  return comment.toObject() as ServiceRequestCommentRecord
}

/** Those of them who can sign in; others are ignored. */
async function colleaguesAmong(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const active = (await agencyUsers()).filter(({ isActive }) => isActive).map(({ id }) => id)
  return ids.filter(id => active.includes(id))
}
