import { enqueue, findExisting, type UserCallContext, validationFailed } from '@coverdesk/kit'
import { EmailMessage, type EmailMessageRecord } from '../email-record/email-message.model.ts'
import { EmailThread, type EmailThreadRecord } from '../email-record/email-thread.model.ts'
import { sendJob } from '../outgoing-mail/send-job.ts'
import { newDelivery, readyAddress, refused } from './reply-to-thread.ts'

export interface Repeat {
  id: string
  emailId: string
  isRepeatConfirmed?: boolean | null
}

/**
 * Sends a mail again that did not go out, or of which no one knows.
 * @throws NOT_FOUND, or VALIDATION_FAILED
 */
export async function resendMail(
  { agencyId, userId }: UserCallContext,
  { id, emailId, isRepeatConfirmed }: Repeat,
): Promise<EmailThreadRecord> {
  const thread = await findExisting<EmailThreadRecord>(EmailThread, 'email thread', id)
  const mail = await findExisting<EmailMessageRecord>(EmailMessage, 'email', emailId)
  if (String(mail.threadId) !== id) throw refused('This email is of another thread.')
  readyAddress(agencyId, thread)
  const { delivery } = mail
  if (!delivery || delivery.state === 'SENT' || delivery.state === 'SENDING') {
    throw refused('Only an email that was not sent can be sent again.')
  }
  if (delivery.state === 'UNKNOWN' && !isRepeatConfirmed) {
    const message = 'Confirm that this email should be sent even if it arrives twice.'
    throw validationFailed([{ path: 'isRepeatConfirmed', message }])
  }
  const next = newDelivery(userId, new Date())
  await EmailMessage.updateOne({ _id: mail._id, 'delivery.id': delivery.id }, { $set: { delivery: next } })
  await EmailThread.updateOne({ _id: thread._id }, { $inc: { version: 1 } })
  await enqueue(sendJob, { messageId: emailId, deliveryId: next.id })
  return findExisting<EmailThreadRecord>(EmailThread, 'email thread', id)
}
