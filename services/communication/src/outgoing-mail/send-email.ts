import { emit, findRecord, type MailReceipt, sendOnce } from '@coverdesk/kit'
import { z } from 'zod'
import { agencyPeople } from '../agency-people/agency-people.ts'
import { EmailMessage, type EmailMessageRecord } from '../email-record/email-message.model.ts'
import { composeReply } from './compose-reply.ts'
import { outgoingMail } from './outgoing-mail.ts'
import { sendJob } from './send-job.ts'

const payload = z.object({ messageId: z.string(), deliveryId: z.string() })
type Payload = z.output<typeof payload>

/** Sends an answer once (docs/adr/0061). */
export const sendEmail = sendOnce<Payload>({
  name: sendJob,
  parse: given => payload.parse(given),
  findSending: async mail => (await findSending(mail))?.delivery ?? null,
  prepare,
  note,
})

const sending = ({ messageId, deliveryId }: Payload) =>
  ({ _id: messageId, 'delivery.id': deliveryId, 'delivery.state': 'SENDING' }) as const

const findSending = (mail: Payload) => EmailMessage.findOne(sending(mail)).lean<EmailMessageRecord>()

async function prepare(mail: Payload) {
  const message = await findSending(mail)
  if (!message) return null
  const mailer = outgoingMail()
  if (!mailer) throw new Error('Email isn’t set up.')
  const answered = await answeredBy(message)
  const reply = composeReply(message, answered, await agencyPeople())
  return () => mailer.send(reply)
}

async function answeredBy({ threadId, references }: EmailMessageRecord): Promise<EmailMessageRecord | undefined> {
  const found = { threadId, messageId: references.at(-1) ?? '' }
  return (await EmailMessage.findOne(found).lean<EmailMessageRecord>()) ?? undefined
}

/** Shows the delivery status on open screens of the thread right away. Runs inside a mutation. */
async function note(mail: Payload, changes: Partial<MailReceipt>): Promise<void> {
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
