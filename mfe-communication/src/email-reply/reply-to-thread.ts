import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import { type EmailReplyInput, ReplyToEmailThreadDocument } from '../generated/documents'

/** What the composer sends to its route. */
export interface EmailReply {
  /** Of the thread as the person has read it. */
  version: number
  input: EmailReplyInput
  /** The same for every attempt to send it. */
  idempotencyKey: string
}

/** Sends the reply; the composer then clears. */
export async function replyToThread({ request, params }: ActionFunctionArgs) {
  const reply = (await request.json()) as EmailReply
  const result = await runMutation(ReplyToEmailThreadDocument, { id: params['id'] ?? '', ...reply })
  if (result.ok) toast('Sending the email')
  return result
}
