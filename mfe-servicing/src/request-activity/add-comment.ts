import { type ActionFunctionArgs, runMutation } from '@coverdesk/plugin-sdk'
import { AddServiceRequestCommentDocument } from '../generated/documents'

/** What the comment box sends to its route. */
export interface NewComment {
  input: { content: string; mentionIds: string[] }
  /** The same for every attempt to send it. */
  idempotencyKey: string
}

/** Adds a comment to the request; the box then clears. */
export async function addComment({ request, params }: ActionFunctionArgs) {
  const comment = (await request.json()) as NewComment
  return runMutation(AddServiceRequestCommentDocument, { serviceRequestId: params['id'] ?? '', ...comment })
}
