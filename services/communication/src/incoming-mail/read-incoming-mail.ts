import {
  CoverdeskError,
  currentAgencyId,
  FairTurns,
  findRecord,
  type JobDefinition,
  type RunningJob,
  readFile,
  savePreview,
} from '@coverdesk/kit'
import { z } from 'zod'
import { agencyPeople } from '../agency-people/agency-people.ts'
import { EmailMessage } from '../email-record/email-message.model.ts'
import { IncomingMail, type IncomingMailRecord } from '../email-record/incoming-mail.model.ts'
import { type ReadMail, readMail } from '../mail-reading/read-mail.ts'
import { fileMail, messageIdOf } from './file-mail.ts'
import { keepFiles } from './keep-files.ts'
import { readJob } from './read-job.ts'

/** So many mails are in memory at once; agencies take turns. */
const turns = new FairTurns({ total: 4, perKey: 3 })
/** They would be done again one after the other (`takeFilingTurn`). */
const filing = new FairTurns({ total: 1, perKey: 1 })

const payload = z.object({ incomingMailId: z.string() })

/** Reads a mail that was acknowledged, and puts it into its thread. While settings don’t answer, it tries for about a day. */
export const readIncomingMail: JobDefinition = {
  name: readJob,
  attempts: 9,
  // They mostly wait for their turn.
  concurrency: 24,
  run: job => turns.take(currentAgencyId(), () => read(job)),
  async onDead(given) {
    const incoming = await unread(given)
    if (incoming) await fileMail({ incoming, mail: unreadable, attachments: [], htmlFileId: null, people: [] })
  },
}

async function read({ payload: given, call, step }: RunningJob): Promise<void> {
  const incoming = await unread(given)
  if (!incoming) return
  const { files, html, ...mail } = await readMail(await rawMail(incoming), incoming.returnPath)
  const isKnown = await EmailMessage.exists({ messageId: messageIdOf(incoming, mail) })
  const { people } = await agencyPeople()
  const attachments = isKnown ? [] : await call('files', () => keepFiles(files))
  const htmlFileId = isKnown ? null : await call('html', () => keepHtml(mail.subject, html))
  await filing.take(currentAgencyId(), () =>
    step('file', () => fileMail({ incoming, mail, attachments, htmlFileId, people })),
  )
}

/** Null: it was read. */
async function unread(given: unknown): Promise<IncomingMailRecord | null> {
  const incoming = await findRecord<IncomingMailRecord>(IncomingMail, payload.parse(given).incomingMailId)
  return incoming?.messageId ? null : incoming
}

async function rawMail({ rawFileId }: IncomingMailRecord): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of readFile(rawFileId)) parts.push(part)
  return Buffer.concat(parts)
}

/** HTML that is too large for a preview is there as text. */
async function keepHtml(subject: string, html: string | null): Promise<string | null> {
  if (!html) return null
  try {
    return (await savePreview({ name: subject || 'Email', html, savedBy: 'system:incoming-mail' })).id
  } catch (error) {
    if (error instanceof CoverdeskError && error.code === 'LIMIT_EXCEEDED') return null
    throw error
  }
}

/** What people see of a mail that could not be read in a day: that it is there, and how they get at it. */
const unreadable: Omit<ReadMail, 'files' | 'html'> = {
  ...{ messageId: null, references: [], subject: '', from: null, to: [], cc: [], answerTo: [], sentAt: null },
  ...{ body: '', quotedText: null, signature: '', isForward: false, forwardedFrom: null },
  ...{ machineKind: null, bounce: null },
  notes: ['This email can’t be read. Download the original and open it in an email program.'],
}
