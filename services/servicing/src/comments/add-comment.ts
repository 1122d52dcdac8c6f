import { emit, findExisting, parseInput, requiredLines, type UserCallContext } from '@coverdesk/kit'
import { z } from 'zod'
import { ServiceRequest, type ServiceRequestRecord } from '../models/service-request.model.ts'
import { ServiceRequestComment, type ServiceRequestCommentRecord } from '../models/service-request-comment.model.ts'
import { recordVersion } from '../requests/record-version.ts'

const commentInput = z.object({ content: requiredLines('Write a comment.', 10_000) })

/**
 * Adds a comment and logs it. The request keeps its version, so that nobody’s open form is out of date because of it.
 *
 * @throws NOT_FOUND, or VALIDATION_FAILED at `content`
 */
export async function addComment(
  { userId }: UserCallContext,
  requestId: string,
  input: unknown,
): Promise<ServiceRequestCommentRecord> {
  const { content } = parseInput(commentInput, input)
  const { _id } = await findExisting<ServiceRequestRecord>(ServiceRequest, 'service request', requestId)
  const comment = await ServiceRequestComment.create({ requestId: _id, content, agencyUserId: userId })
  const counted = await ServiceRequest.findByIdAndUpdate(
    _id,
    { $inc: { logVersion: 1 } },
    { returnDocument: 'after', timestamps: false },
  ).lean()
  const initiator = { type: 'AGENCY_USER', id: userId } as const
  await recordVersion(counted as ServiceRequestRecord, ['ADD_SERVICE_REQUEST_COMMENT'], initiator)
  emit('ServiceRequestCommented', { typename: 'ServiceRequest', id: String(_id), version: null, kind: 'UPDATED' })
  return comment.toObject() as ServiceRequestCommentRecord
}
