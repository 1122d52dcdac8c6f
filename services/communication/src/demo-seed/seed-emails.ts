import { attachFile, demoAgencies, insertMissing, inTenantScope, seedFile, seedOnce, todayIn } from '@coverdesk/kit'
import { Ask } from '../asks/ask-record/ask.model.ts'
import { type EmailAttachment, EmailMessage } from '../email-record/email-message.model.ts'
import { EmailThread } from '../email-record/email-thread.model.ts'
import { demoFile } from './demo-file.ts'
import type { DemoWorld } from './demo-records.ts'
import type { DemoMail, DemoThread } from './demo-thread.ts'
import demo from './email-threads.json' with { type: 'json' }
import { type DemoStaff, threadRecords } from './thread-records.ts'

const { harborPoint, canary } = demoAgencies

const harborPointNames = [
  ...['Maya Reyes', 'Daniel Okonkwo', 'Siobhán O’Connell', 'Priya Raman', 'Luis Ángel Domínguez-Ferreira'],
]

/** The e-mail of the demo’s clients, around the day on which the database is filled. */
export const seedEmails = (): Promise<void> =>
  seedOnce('demo-emails', isEmpty, async () => {
    const ours = { agencyId: harborPoint.id, firstUserId: 0, names: harborPointNames }
    await insertAgency(harborPoint, '67', demo.harborPoint as unknown as DemoThread[], ours)
    const theirs = { agencyId: canary.id, firstUserId: 100, names: ['CANARY_B User'] }
    await insertAgency(canary, '68', demo.canary as unknown as DemoThread[], theirs)
  })

const isEmpty = () => inTenantScope(harborPoint.id, async () => !(await EmailThread.exists({})))

async function insertAgency(
  { id, timeZone }: { id: string; timeZone: string },
  prefix: DemoWorld['prefix'],
  threads: readonly DemoThread[],
  staff: DemoStaff,
): Promise<void> {
  const world = { prefix, timeZone, today: todayIn(timeZone) }
  const records = threads.map((thread, place) => threadRecords(thread, place, world, staff))
  await inTenantScope(id, async () => {
    await insertMissing(
      EmailThread,
      records.map(({ thread }) => thread),
    )
    await insertMissing(
      Ask,
      records.flatMap(({ asks }) => asks),
    )
    for (const [place, { thread, messages }] of records.entries()) {
      for (const [number, message] of messages.entries()) {
        if (await EmailMessage.exists({ _id: message._id })) continue
        const mail = threads[place]?.mails[number]
        const attachments = mail ? await attach(mail, String(thread._id), staff) : []
        await insertMissing(EmailMessage, [{ ...message, attachments }])
      }
    }
  })
}

async function attach({ files = [], refused = [] }: DemoMail, threadId: string, { firstUserId }: DemoStaff) {
  const attachments: EmailAttachment[] = []
  for (const file of files) {
    const { mimeType, bytes } = demoFile(file)
    const uploadedBy = `66000000000000000000${String(firstUserId).padStart(4, '0')}`
    const fileId = await seedFile(file.name, mimeType, bytes, uploadedBy)
    await attachFile(fileId, { typename: 'EmailThread', id: threadId })
    const described = { name: file.name, mimeType, size: bytes.length }
    attachments.push({ id: String(attachments.length), ...described, fileId, refusedBecause: null })
  }
  for (const [name, refusedBecause] of refused) {
    const described = { name, mimeType: 'application/octet-stream', size: 41_216 }
    attachments.push({ id: String(attachments.length), ...described, fileId: null, refusedBecause })
  }
  return attachments
}
