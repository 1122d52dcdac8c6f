import type { JobDefinition } from '../jobs/job.ts'
import type { RefusedRecipient, SentMail } from '../mailer.ts'
import { mailRefusal, refusalSentence } from './mail-refusal.ts'

/** What a record remembers of a mail that a job sends. */
export interface MailReceipt {
  state: 'SENDING' | 'SENT' | 'FAILED' | 'UNKNOWN'
  sentAt: Date | null
  /** Written before the mail server is asked. Whoever finds it doesn’t ask again. */
  isBegun: boolean
  /** Why it failed, as a sentence. */
  error: string | null
  /** Those for whom the mail server didn’t take it, where it did for others. */
  refused: RefusedRecipient[]
}

/** A mail that belongs to a record, and how to find and change its receipt. */
export interface RecordedMail<Payload> {
  /** Of the job. */
  name: string
  /** @throws if the payload isn’t one of this job */
  parse(payload: unknown): Payload
  /** The receipt while the mail is being sent; null: it was sent, or no one knows, or another attempt took its place. */
  findSending(payload: Payload): Promise<Pick<MailReceipt, 'isBegun'> | null>
  /** All that can fail before the mail server is asked. @returns what asks it; null: there is nothing to send */
  prepare(payload: Payload): Promise<(() => Promise<SentMail>) | null>
  /** Changes the receipt while the mail is being sent, and tells whoever looks at it. Inside of a mutation. */
  note(payload: Payload, changes: Partial<MailReceipt>): Promise<void>
}

/**
 * A job that sends a mail at most once. A receipt is written before the mail server is asked; who finds one that was left in between
 * says that no one knows whether the mail went out, and sends nothing.
 *
 * @example
 * export const reminder = sendOnce({ name: 'send-reminder', parse, findSending, prepare, note })
 */
export function sendOnce<Payload>(mail: RecordedMail<Payload>): JobDefinition {
  /** @returns whether this attempt is the one that sends */
  async function begin(payload: Payload): Promise<boolean> {
    const found = await mail.findSending(payload)
    if (found) await mail.note(payload, found.isBegun ? { state: 'UNKNOWN' } : { isBegun: true })
    return found?.isBegun === false
  }
  return {
    name: mail.name,
    async run({ payload: given, write }) {
      const payload = mail.parse(given)
      const send = await mail.prepare(payload)
      const isOurs = await write(() => begin(payload))
      if (!isOurs || !send) return
      let sent: SentMail
      try {
        sent = await send()
      } catch (error) {
        const refusal = mailRefusal(error)
        if (refusal === 'UNKNOWN') return write(() => mail.note(payload, { state: 'UNKNOWN' }))
        const reason = refusalSentence(error)
        if (refusal === 'REFUSED') return write(() => mail.note(payload, { state: 'FAILED', error: reason }))
        await write(() => mail.note(payload, { isBegun: false, error: reason }))
        throw error
      }
      const { refused } = sent
      await write(() => mail.note(payload, { state: 'SENT', sentAt: new Date(), error: null, refused }))
    },
    async onDead(given) {
      const payload = mail.parse(given)
      const found = await mail.findSending(payload)
      if (found) await mail.note(payload, { state: found.isBegun ? 'UNKNOWN' : 'FAILED' })
    },
  }
}
