import { Types } from 'mongoose'
import { MailText } from '../documents/mail-text.model.ts'
import { queueReading } from '../documents/queue-reading.ts'
import type { WorkspaceSource } from '../tools/tool.ts'
import type { CaraEmailThread, ThreadMail } from './email-thread.ts'

const maxMails = 20
const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/**
 * Makes documents of a workspace from the mails that people have written in its thread, so that a draft can quote them; those
 * that it has stay as they are. Inside of a mutation.
 *
 * @returns the new ones
 */
export async function keepMails(workspaceId: Types.ObjectId, thread: CaraEmailThread): Promise<WorkspaceSource[]> {
  const known = await MailText.find({ workspaceId: String(workspaceId) }, { mailId: 1 }).lean()
  const mails = thread.participantEmails.filter(isWorthKeeping).slice(-maxMails)
  const sources: WorkspaceSource[] = []
  for (const mail of mails) {
    if (known.some(({ mailId }) => mailId === mail.id)) continue
    const _id = new Types.ObjectId()
    const source = { sourceId: `text:${_id}`, name: nameOf(mail) }
    await MailText.create({
      ...{ _id, sourceId: source.sourceId, workspaceId: String(workspaceId), mailId: mail.id },
      content: textOf(mail),
    })
    await queueReading({ ...source, mimeType: 'text/plain', scopes: [`workspace:${workspaceId}`] })
    sources.push(source)
  }
  return sources
}

/** What the agency itself wrote proves nothing; what a colleague passes on does. */
const isWorthKeeping = ({ machineKind, senderRole, body }: ThreadMail, place: number): boolean =>
  machineKind === null &&
  body.trim() !== '' &&
  (senderRole === 'CLIENT' || senderRole === 'PARTICIPANT' || (senderRole === 'AGENT' && place === 0))

const nameOf = ({ from, sentAt }: ThreadMail) =>
  `Email from ${(from.name ?? from.email).replace(/\s+/g, ' ').slice(0, 100)}, ${days.format(new Date(sentAt))}`

const textOf = ({ from, subject, body }: ThreadMail) =>
  `From: ${from.name ? `${from.name}, ${from.email}` : from.email}\n\nSubject: ${subject}\n\n${body}\n`
