import type { EmailMessageRecord } from './email-message.model.ts'
import { messagesOf } from './messages-of-threads.ts'

/** The new words of a mail: without the history that it repeats, and without its signature. */
function spokenText({ body, signature }: Pick<EmailMessageRecord, 'body' | 'signature'>): string {
  return (signature && body.endsWith(signature) ? body.slice(0, -signature.length) : body).trim()
}

/** A mail as those read it who want to know what it is about. */
type SpokenMail = EmailMessageRecord & {
  /** Its new words, without history and signature. */
  spoken: string
}

/** What was written in a thread, the oldest first. */
export const spokenMails = async (threadId: string): Promise<SpokenMail[]> =>
  (await messagesOf(threadId)).map(message => ({ ...message, spoken: spokenText(message) }))
