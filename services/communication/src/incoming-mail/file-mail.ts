import { randomBytes } from 'node:crypto'
import { attachFile, currentAgencyId, emit, enqueue } from '@coverdesk/kit'
import { Types } from 'mongoose'
import type { AgencyPerson } from '../agency-people/agency-people.ts'
import { considerJob } from '../email-record/consider-job.ts'
import {
  type EmailAttachment,
  EmailMessage,
  type EmailMessageRecord,
  type EmailPerson,
} from '../email-record/email-message.model.ts'
import { EmailThread, type EmailThreadRecord } from '../email-record/email-thread.model.ts'
import type { MachineMailKind, ParticipantRole } from '../email-record/enumerations.ts'
import { takeFilingTurn } from '../email-record/filing-turn.model.ts'
import { IncomingMail, type IncomingMailRecord } from '../email-record/incoming-mail.model.ts'
import { listFields } from '../email-record/list-fields.ts'
import { madeUpId } from '../email-record/message-ids.ts'
import { mailboxOf } from '../mail-addresses/agency-addresses.ts'
import type { Bounce } from '../mail-reading/bounce.ts'
import type { ReadMail } from '../mail-reading/read-mail.ts'
import { checkJob } from './check-job.ts'
import { findThread, type IsOutside, outsidersOf } from './find-thread.ts'

/** A mail that was read, with its files among ours. */
export interface FiledMail {
  incoming: IncomingMailRecord
  mail: Omit<ReadMail, 'files' | 'html'>
  attachments: readonly EmailAttachment[]
  htmlFileId: string | null
  people: readonly AgencyPerson[]
}

/** The id by which a mail is one, however often it comes. */
export const messageIdOf = ({ sha256 }: IncomingMailRecord, { messageId }: Pick<ReadMail, 'messageId'>): string =>
  messageId ?? madeUpId(sha256)

/** Puts a mail into its thread, or begins one with it; once, however often it comes. In a mutation. */
export async function fileMail({ incoming, mail, attachments, htmlFileId, people }: FiledMail): Promise<void> {
  await takeFilingTurn()
  const messageId = messageIdOf(incoming, mail)
  const known = await EmailMessage.findOne({ messageId }).lean<EmailMessageRecord>()
  if (known) return noteFiled(incoming, known._id)
  const from = mail.from ?? { email: incoming.returnPath || 'unknown@unknown.invalid', name: null }
  const isOutside = outsideOf(people)
  const participants = { from, to: mail.to, cc: mail.cc }
  const signs = {
    ...{ messageId, token: incoming.token },
    references: [...(mail.bounce?.messageIds ?? []), ...mail.references],
    outsiders: outsidersOf(participants, isOutside),
  }
  const found = await findThread(signs, isOutside)
  const sentAt = sentAtOf(mail, incoming)
  const isOurs = !isOutside(from.email)
  const continued =
    found && !isOurs && (await isBeginningOf(found, { ...mail, messageId })) ? withClient(found, from) : found
  const thread = continued
    ? await continueThread(continued, roleIn(continued, from, isOurs), mail, incoming, sentAt)
    : await beginThread(clientOf({ ...mail, from }, isOurs, isOutside), isOurs, mail, incoming)
  const _id = new Types.ObjectId()
  await EmailMessage.create({
    ...{ _id, threadId: thread._id, messageId, references: mail.references, subject: mail.subject },
    ...{ ...participants, answerTo: mail.answerTo, senderRole: roleIn(thread, from, isOurs) },
    ...{ sentAt, body: mail.body, quotedText: mail.quotedText, signature: mail.signature },
    ...{ isForward: mail.isForward, attachments: [...attachments], htmlFileId, rawFileId: incoming.rawFileId },
    ...{ machineKind: mail.machineKind, notes: mail.notes },
  })
  for (const fileId of [...attachments.map(attachment => attachment.fileId), htmlFileId]) {
    if (fileId) await attachFile(fileId, { typename: 'EmailThread', id: String(thread._id) })
  }
  if (found && thread.fromEmail !== found.fromEmail) await beginWith(thread)
  if (mail.bounce) await noteBounce(mail.bounce)
  if (mail.machineKind === null) {
    const payload = { threadId: String(thread._id), messageId: String(_id) }
    await enqueue(considerJob, payload, { key: payload.messageId })
  }
  if (attachments.some(({ check }) => check)) await enqueue(checkJob, { messageId: String(_id) })
  await noteFiled(incoming, _id)
}

const noteFiled = async ({ _id }: IncomingMailRecord, messageId: Types.ObjectId) =>
  void (await IncomingMail.updateOne({ _id }, { $set: { messageId } }))

function outsideOf(people: readonly AgencyPerson[]): IsOutside {
  const ours = new Set(people.map(({ email }) => email))
  const agencyId = currentAgencyId()
  return email => !ours.has(email) && mailboxOf(email)?.agencyId !== agencyId
}

/** Never later than now: a clock that is ahead doesn’t put a mail below those that come after it. */
const sentAtOf = ({ sentAt }: Pick<ReadMail, 'sentAt'>, { receivedAt }: IncomingMailRecord) =>
  sentAt && sentAt < receivedAt ? sentAt : receivedAt

function roleIn(
  thread: Pick<EmailThreadRecord, 'fromEmail'>,
  { email }: EmailPerson,
  isOurs: boolean,
): ParticipantRole {
  if (isOurs && email !== thread.fromEmail) return 'AGENT'
  return email === thread.fromEmail ? 'CLIENT' : 'PARTICIPANT'
}

/** Who a new thread is with: the sender; if a colleague sent it, the person they forwarded or wrote to. */
function clientOf(
  { from, to, cc, forwardedFrom }: Pick<ReadMail, 'to' | 'cc' | 'forwardedFrom'> & { from: EmailPerson },
  isOurs: boolean,
  isOutside: IsOutside,
): EmailPerson {
  if (!isOurs) return from
  const candidates = [forwardedFrom, ...to, ...cc].filter(person => person !== null)
  return candidates.find(({ email }) => isOutside(email)) ?? from
}

type Read = Pick<ReadMail, 'subject' | 'machineKind' | 'isForward'>

async function beginThread(
  client: EmailPerson,
  isOurs: boolean,
  { subject, machineKind, isForward }: Read,
  { receivedAt, agencyAddress }: IncomingMailRecord,
): Promise<EmailThreadRecord> {
  const named = { fromEmail: client.email, fromName: client.name, subject, account: null }
  const isWritten = isOurs && !isForward && client.email !== agencyAddress
  const created = await EmailThread.create({
    ...{ ...named, ...listFields(named), agencyAddress, token: randomBytes(10).toString('hex'), timeOrder: receivedAt },
    state: isIdle(machineKind) ? 'ENDED' : 'ACTIVE',
    waitingFor: isWritten || isIdle(machineKind) ? 'CLIENT' : 'AGENT',
  })
  return created.toObject() as EmailThreadRecord
}

/**
 * Mails come in any order: a thread is with whoever wrote the mail that the others answer, even where that one comes last.
 * What a mail says of its time is not enough for that: clocks are wrong.
 */
async function isBeginningOf(
  { _id: threadId, fromEmail }: EmailThreadRecord,
  {
    messageId,
    references,
    from,
    machineKind,
  }: Pick<ReadMail, 'references' | 'from' | 'machineKind'> & { messageId: string },
): Promise<boolean> {
  if (machineKind !== null || !from || from.email === fromEmail) return false
  const answersOne = await EmailMessage.exists({ threadId, messageId: { $in: [...references] } })
  return !answersOne && (await EmailMessage.exists({ threadId, references: messageId })) !== null
}

/** What an address said of whose thread it is was said of someone else’s; what a person chose stays. */
function withClient(thread: EmailThreadRecord, { email, name }: EmailPerson): EmailThreadRecord {
  const unmatched = { accountId: null, account: null, accountSuggestions: [] }
  return { ...thread, fromEmail: email, fromName: name, ...(!thread.isAccountChosen && unmatched) }
}

/** Stores the client of a thread, and updates the sender roles of its mails accordingly. */
async function beginWith(thread: EmailThreadRecord): Promise<void> {
  const { _id, fromEmail, fromName, accountId, account, accountSuggestions } = thread
  const client = { fromEmail, fromName, accountId, account, accountSuggestions }
  await EmailThread.updateOne({ _id }, { $set: { ...client, ...listFields(thread) } })
  const outside = { threadId: _id, senderRole: { $in: ['CLIENT', 'PARTICIPANT'] as const } }
  await EmailMessage.updateMany({ ...outside, 'from.email': fromEmail }, { $set: { senderRole: 'CLIENT' } })
  await EmailMessage.updateMany(
    { ...outside, 'from.email': { $ne: fromEmail } },
    { $set: { senderRole: 'PARTICIPANT' } },
  )
}

/** Nobody waits for anyone after an absence note, a bounce or a newsletter; a carrier’s notice is for a person to see. */
const isIdle = (kind: MachineMailKind | null) => kind !== null && kind !== 'AUTOMATIC_NOTICE'

/**
 * Whoever wrote waits for the other side; a machine changes nothing of that. What the agency wrote before a client's answer may
 * come after it, and doesn't make that answer wait.
 */
async function continueThread(
  thread: EmailThreadRecord,
  role: ParticipantRole,
  { machineKind }: Read,
  { receivedAt }: IncomingMailRecord,
  sentAt: Date,
): Promise<EmailThreadRecord> {
  const isLate = role === 'AGENT' && (await EmailMessage.exists({ threadId: thread._id, sentAt: { $gt: sentAt } }))
  const waiting = { state: 'ACTIVE', ...(!isLate && { waitingFor: role === 'AGENT' ? 'CLIENT' : 'AGENT' }) }
  await EmailThread.updateOne(
    { _id: thread._id },
    {
      $set: { ...(machineKind === null && waiting), ...(receivedAt > thread.timeOrder && { timeOrder: receivedAt }) },
      $inc: { version: 1 },
    },
  )
  return thread
}

/** A mail of ours that came back was not delivered. */
async function noteBounce({ messageIds, isFinal, recipient, reason }: Bounce): Promise<void> {
  const mail = { messageId: { $in: messageIds }, 'delivery.state': { $ne: 'FAILED' as const }, delivery: { $ne: null } }
  const returned = isFinal ? await EmailMessage.findOne(mail).lean<EmailMessageRecord>() : null
  if (!returned) return
  const who = recipient ? `It came back from ${recipient}` : 'It came back'
  const error = reason ? `${who}: ${reason}` : `${who}.`
  await EmailMessage.updateOne({ _id: returned._id }, { $set: { 'delivery.state': 'FAILED', 'delivery.error': error } })
  emit('EmailThreadDelivered', {
    typename: 'EmailThread',
    id: String(returned.threadId),
    version: null,
    kind: 'UPDATED',
  })
}
