import {
  attachFile,
  CoverdeskError,
  enqueue,
  findExisting,
  parseInput,
  type UserCallContext,
  updateVersioned,
  validationFailed,
} from '@coverdesk/kit'
import { Types } from 'mongoose'
import { agencyPeople } from '../agency-people/agency-people.ts'
import { considerJob } from '../email-record/consider-job.ts'
import {
  type EmailAttachment,
  type EmailDelivery,
  EmailMessage,
  type EmailMessageRecord,
} from '../email-record/email-message.model.ts'
import { EmailThread, type EmailThreadRecord } from '../email-record/email-thread.model.ts'
import { messagesOf } from '../email-record/messages-of-threads.ts'
import { outgoingMail } from '../outgoing-mail/outgoing-mail.ts'
import { replyHeaders } from '../outgoing-mail/reply-headers.ts'
import { replyRecipients } from '../outgoing-mail/reply-recipients.ts'
import { sendJob } from '../outgoing-mail/send-job.ts'
import { addressOfThread } from '../outgoing-mail/thread-address.ts'
import { replyInput } from './reply.rules.ts'

export interface Reply {
  id: string
  version: number
  input: unknown
}

/** What mail servers commonly take, with room for how files are written in a mail. In bytes. */
const maxAttached = 20 * 1024 * 1024

/**
 * Writes an answer that a person has decided to send; it goes out after this has been answered.
 * @throws NOT_FOUND, CONFLICT when someone wrote meanwhile, or VALIDATION_FAILED by field
 */
export async function replyToThread(
  { agencyId, userId }: UserCallContext,
  { id, version, input }: Reply,
): Promise<EmailThreadRecord> {
  const given = parseInput(replyInput, input)
  const thread = await findExisting<EmailThreadRecord>(EmailThread, 'email thread', id)
  const address = readyAddress(agencyId, thread)
  const messages = await messagesOf(id)
  const to = given.to.length > 0 ? given.to : replyRecipients(thread, messages)
  const { people } = await agencyPeople()
  const at = new Date()
  const waitingFor = to.includes(thread.fromEmail) ? 'CLIENT' : 'PARTICIPANT'
  const saved = await updateVersioned<EmailThreadRecord>(
    EmailThread,
    'email thread',
    { id, version },
    { $set: { waitingFor, state: 'ACTIVE', timeOrder: at } },
    current => ({ id: String(current._id), version: current.version }),
  )
  const messageId = new Types.ObjectId()
  const message: Omit<EmailMessageRecord, 'createdAt' | 'updatedAt'> = {
    ...{ _id: messageId, threadId: saved._id, ...replyHeaders(messageId, address, thread, messages) },
    from: { email: address, name: people.find(person => person.id === userId)?.name ?? null },
    ...{ to: to.map(withoutName), cc: given.cc.map(withoutName), senderRole: 'AGENT', answerTo: [address] },
    ...{ sentAt: at, body: given.body, quotedText: null, signature: '', isForward: false },
    attachments: await attachAll(given.fileIds, id),
    ...{ htmlFileId: null, rawFileId: null, machineKind: null, notes: [] },
    delivery: newDelivery(userId, at),
  }
  await EmailMessage.create(message)
  await enqueue(sendJob, { messageId: String(messageId), deliveryId: message.delivery?.id })
  await enqueue(considerJob, { threadId: id, messageId: String(messageId) }, { key: String(messageId) })
  return saved
}

export const newDelivery = (userId: string, at: Date): EmailDelivery => ({
  ...{ id: String(new Types.ObjectId()), state: 'SENDING', userId, at },
  ...{ sentAt: null, isBegun: false, error: null, refused: [] },
})

/** @throws VALIDATION_FAILED where nothing can be sent */
export function readyAddress(agencyId: string, thread: EmailThreadRecord): string {
  if (!outgoingMail()) throw refused('Email isn’t set up. Ask your administrator to configure a mail server.')
  const address = addressOfThread(agencyId, thread)
  if (!address) throw refused('Your agency has no address for email. Ask your administrator to set one up.')
  return address
}

export const refused = (message: string) => new CoverdeskError('VALIDATION_FAILED', message)

const withoutName = (email: string) => ({ email, name: null })

/** @throws VALIDATION_FAILED at `fileIds` */
async function attachAll(fileIds: readonly string[], threadId: string): Promise<EmailAttachment[]> {
  const attached: EmailAttachment[] = []
  for (const [place, fileId] of fileIds.entries()) {
    const { name, mimeType, size } = await attachFile(fileId, { typename: 'EmailThread', id: threadId }).catch(
      isMissing(place),
    )
    attached.push({ id: String(place), name, mimeType, size, fileId, refusedBecause: null })
  }
  if (attached.reduce((sum, { size }) => sum + size, 0) > maxAttached) {
    throw validationFailed([{ path: 'fileIds', message: 'Attach at most 20 MB in all.' }])
  }
  return attached
}

const isMissing = (place: number) => (error: unknown) => {
  if (!(error instanceof CoverdeskError)) throw error
  throw validationFailed([{ path: `fileIds.${place}`, message: 'This file is gone. Attach it again.' }])
}
