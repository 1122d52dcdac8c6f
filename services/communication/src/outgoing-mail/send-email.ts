import { emit, findRecord, type JobDefinition } from '@coverdesk/kit'
import { z } from 'zod'
import { agencyPeople } from '../agency-people/agency-people.ts'
import { type EmailDelivery, EmailMessage, type EmailMessageRecord } from '../email-record/email-message.model.ts'
import { composeReply } from './compose-reply.ts'
import { mailRefusal, refusalSentence } from './mail-refusal.ts'
import { outgoingMail } from './outgoing-mail.ts'
import { sendJob } from './send-job.ts'

const payload = z.object({ messageId: z.string(), deliveryId: z.string() })
type Payload = z.output<typeof payload>

/**
 * Sends an answer once. A receipt is written before the mail server is asked; who finds one that was left in between says that
 * no one knows whether the mail went out, and sends nothing.
 */
export const sendEmail: JobDefinition = {
  name: sendJob,
  async run({ payload: given, write }) {
    const mail = payload.parse(given)
    const prepared = await prepare(mail)
    const isOurs = await write(() => begin(mail))
    if (!isOurs || !prepared) return
    try {
      await prepared.send()
    } catch (error) {
      const refusal = mailRefusal(error)
      if (refusal === 'UNKNOWN') return write(() => note(mail, { state: 'UNKNOWN' }))
      const reason = refusalSentence(error)
      if (refusal === 'REFUSED') return write(() => note(mail, { state: 'FAILED', error: reason }))
      await write(() => note(mail, { isBegun: false, error: reason }))
      throw error
    }
    await write(() => note(mail, { state: 'SENT', sentAt: new Date(), error: null }))
  },
  onDead: given => giveUp(payload.parse(given)),
}

const sending = ({ messageId, deliveryId }: Payload) =>
  ({ _id: messageId, 'delivery.id': deliveryId, 'delivery.state': 'SENDING' }) as const

const findSending = (mail: Payload) => EmailMessage.findOne(sending(mail)).lean<EmailMessageRecord>()

/** All that can fail before the mail server is asked. Null: it is sent already, or no one knows. */
async function prepare(mail: Payload): Promise<{ send(): Promise<void> } | null> {
  const message = await findSending(mail)
  if (!message) return null
  const mailer = outgoingMail()
  if (!mailer) throw new Error('Email isn’t set up.')
  const answered = await answeredBy(message)
  const reply = composeReply(message, answered, await agencyPeople())
  return { send: () => mailer.send(reply) }
}

async function answeredBy({ threadId, references }: EmailMessageRecord): Promise<EmailMessageRecord | undefined> {
  const found = { threadId, messageId: references.at(-1) ?? '' }
  return (await EmailMessage.findOne(found).lean<EmailMessageRecord>()) ?? undefined
}

/** Writes the receipt. @returns whether this attempt is the one that sends */
async function begin(mail: Payload): Promise<boolean> {
  const found = await findSending(mail)
  if (found?.delivery?.isBegun) await note(mail, { state: 'UNKNOWN' })
  else if (found) await note(mail, { isBegun: true })
  return found?.delivery?.isBegun === false
}

async function giveUp(mail: Payload): Promise<void> {
  const found = await findSending(mail)
  if (found?.delivery) await note(mail, { state: found.delivery.isBegun ? 'UNKNOWN' : 'FAILED' })
}

/** Whoever looks at the thread sees what became of the mail at once. Inside of a mutation. */
async function note(mail: Payload, changes: Partial<EmailDelivery>): Promise<void> {
  const message = await findRecord<EmailMessageRecord>(EmailMessage, mail.messageId)
  const set = Object.fromEntries(Object.entries(changes).map(([name, value]) => [`delivery.${name}`, value]))
  await EmailMessage.updateOne(sending(mail), { $set: set })
  if (!changes.state || !message) return
  emit('EmailThreadDelivered', {
    typename: 'EmailThread',
    id: String(message.threadId),
    version: null,
    kind: 'UPDATED',
  })
}
