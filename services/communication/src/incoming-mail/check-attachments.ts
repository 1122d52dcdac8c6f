import {
  attachFile,
  emit,
  findRecord,
  type JobDefinition,
  type RunningJob,
  readFile,
  type TimeLimits,
} from '@coverdesk/kit'
import { z } from 'zod'
import { type EmailAttachment, EmailMessage, type EmailMessageRecord } from '../email-record/email-message.model.ts'
import type { FoundFile } from '../mail-reading/files-of-mail.ts'
import { readMail } from '../mail-reading/read-mail.ts'
import { checkJob } from './check-job.ts'
import { keepFile } from './keep-files.ts'

const payload = z.object({ messageId: z.string() })

/** Each attempt waits longer for a busy machine. */
const timeLimitsOf = (attempt: number): TimeLimits => ({ cpuMs: 30_000, waitMs: Math.min(180_000, attempt * 60_000) })

/** Looks again into files of a mail whose check ran out of time. They come from the mail as it arrived. */
export const checkAttachments: JobDefinition = {
  name: checkJob,
  async run(job) {
    const mail = await mailOf(job.payload)
    const open = mail?.attachments.filter(({ check }) => check === 'CHECKING') ?? []
    if (!mail?.rawFileId || open.length === 0) return
    const files = await filesOfMail(mail.rawFileId)
    let isLeft = false
    for (const attachment of open) isLeft = !(await checkAgain(job, mail, attachment, files)) || isLeft
    if (isLeft) throw new Error('Files of a mail couldn’t be checked in time.')
  },
  async onDead(given) {
    const mail = await mailOf(given)
    if (!mail) return
    await EmailMessage.updateOne(
      { _id: mail._id },
      { $set: { 'attachments.$[open].check': 'OUT_OF_TIME' } },
      { arrayFilters: [{ 'open.check': 'CHECKING' }] },
    )
    tellThread(mail)
  },
}

const mailOf = (given: unknown) => findRecord<EmailMessageRecord>(EmailMessage, payload.parse(given).messageId)

async function filesOfMail(rawFileId: string): Promise<FoundFile[]> {
  const parts: Buffer[] = []
  for await (const part of readFile(rawFileId)) parts.push(part)
  return (await readMail(Buffer.concat(parts), null)).files
}

/** @returns whether the file was checked */
async function checkAgain(
  { attempt, call, step }: RunningJob,
  mail: EmailMessageRecord,
  { id }: EmailAttachment,
  files: readonly FoundFile[],
): Promise<boolean> {
  const file = files[Number(id)]
  // What is kept of a file by an attempt is kept; one that ran out of time is checked again by the next.
  const kept = file && (await call(`file ${id} ${attempt}`, () => keepFile(file, timeLimitsOf(attempt))))
  if (!kept || kept.check !== null) return false
  await step(`attachment ${id}`, async () => {
    const at = { _id: mail._id, attachments: { $elemMatch: { id, check: 'CHECKING' as const } } }
    const { matchedCount } = await EmailMessage.updateOne(at, { $set: { 'attachments.$': { id, ...kept } } })
    if (matchedCount === 0) return
    if (kept.fileId) await attachFile(kept.fileId, { typename: 'EmailThread', id: String(mail.threadId) })
    tellThread(mail)
  })
  return true
}

/** Open pages show it. */
const tellThread = ({ threadId }: EmailMessageRecord) =>
  emit('EmailThreadChecked', { typename: 'EmailThread', id: String(threadId), version: null, kind: 'UPDATED' })
