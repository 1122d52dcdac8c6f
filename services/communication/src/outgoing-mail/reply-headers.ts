import type { Types } from 'mongoose'
import type { EmailMessageRecord } from '../email-record/email-message.model.ts'
import type { EmailThreadRecord } from '../email-record/email-thread.model.ts'
import { isMadeUpId } from '../email-record/message-ids.ts'
import { lastOfOthers } from './reply-recipients.ts'

/** A long thread keeps its first id, by which it began, and the latest ones: some servers refuse longer lines. */
const maxReferences = 60

/**
 * The id of an answer, its subject, and what it answers. The id is our own and stored, so that what answers it finds the thread.
 * @param messages of the thread, the oldest first
 */
export function replyHeaders(
  id: Types.ObjectId,
  address: string,
  { subject }: Pick<EmailThreadRecord, 'subject'>,
  messages: readonly EmailMessageRecord[],
): Pick<EmailMessageRecord, 'messageId' | 'references' | 'subject'> {
  const parent = lastOfOthers(messages) ?? messages.at(-1)
  const ids = parent ? [...parent.references, parent.messageId].filter(reference => !isMadeUpId(reference)) : []
  const all = [...new Set(ids)]
  return {
    messageId: `<${id}@${address.split('@')[1]}>`,
    references: all.length > maxReferences ? [...all.slice(0, 1), ...all.slice(1 - maxReferences)] : all,
    subject: /^\s*(re|aw|sv|antw)\s*:/i.test(subject) ? subject : `Re: ${subject || 'your message'}`,
  }
}
