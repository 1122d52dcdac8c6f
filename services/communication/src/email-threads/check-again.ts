import { enqueue, findExisting, validationFailed } from '@coverdesk/kit'
import { EmailMessage, type EmailMessageRecord } from '../email-record/email-message.model.ts'
import { EmailThread, type EmailThreadRecord } from '../email-record/email-thread.model.ts'
import { checkJob } from '../incoming-mail/check-job.ts'

/**
 * Looks again into the files of a mail whose checks ran out of time.
 * @throws NOT_FOUND, or VALIDATION_FAILED at `emailId`
 */
export async function checkAgain(id: string, emailId: string): Promise<EmailThreadRecord> {
  const thread = await findExisting<EmailThreadRecord>(EmailThread, 'email thread', id)
  const { _id, threadId, attachments } = await findExisting<EmailMessageRecord>(EmailMessage, 'email', emailId)
  if (String(threadId) !== id) {
    throw validationFailed([{ path: 'emailId', message: 'This email is of another thread.' }])
  }
  if (!attachments.some(({ check }) => check === 'OUT_OF_TIME')) return thread
  await EmailMessage.updateOne(
    { _id },
    { $set: { 'attachments.$[late].check': 'CHECKING' } },
    { arrayFilters: [{ 'late.check': 'OUT_OF_TIME' }] },
  )
  await EmailThread.updateOne({ _id: thread._id }, { $inc: { version: 1 } })
  await enqueue(checkJob, { messageId: emailId })
  return findExisting<EmailThreadRecord>(EmailThread, 'email thread', id)
}
