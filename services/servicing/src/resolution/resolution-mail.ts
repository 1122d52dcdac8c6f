import { Readable } from 'node:stream'
import { emit, type JobDefinition, readFile } from '@coverdesk/kit'
import { z } from 'zod'
import type { EmailState } from '../models/enumerations.ts'
import { type RequestFile, ServiceRequest, type ServiceRequestRecord } from '../models/service-request.model.ts'
import { agencyUsers } from '../references/agency-users.ts'
import { currentAgency } from '../references/current-agency.ts'
import { resolutionOf } from '../request-record/request-files.ts'
import { outgoingMail } from './outgoing-mail.ts'
import { resolutionMailJob } from './resolution-mail-job.ts'
import { writeResolutionMail } from './write-resolution-mail.ts'

const payload = z.object({ requestId: z.string(), mailId: z.string(), userId: z.string() })
type Payload = z.output<typeof payload>

/** Mails a resolution to the client, unless the request was reopened in the meantime. */
export const resolutionMail: JobDefinition = {
  name: resolutionMailJob,
  async run({ payload: given, call, step }) {
    const mail = payload.parse(given)
    if (!(await find(mail))) return
    await call('send', () => send(mail))
    await step('sent', () => note(mail, 'SENT'))
  },
  onDead: given => note(payload.parse(given), 'FAILED'),
}

const stillThat = ({ requestId, mailId }: Payload) => ({ _id: requestId, 'resolution.email.id': mailId })

const find = (mail: Payload) => ServiceRequest.findOne(stillThat(mail)).lean<ServiceRequestRecord>()

async function send(mail: Payload): Promise<void> {
  const request = await find(mail)
  const resolution = request && resolutionOf(request)
  if (!resolution?.email) return
  const { mailer, publicUrl } = outgoingMail()
  const [agency, users] = await Promise.all([currentAgency(), agencyUsers()])
  const sender = users.find(({ id }) => id === mail.userId)
  const written = writeResolutionMail(resolution.email, { agency: agency.name, sender: sender?.name ?? null })
  await mailer.send({
    ...written,
    // A job that is repeated after a crash sends the same message, which mail servers can tell.
    messageId: `<resolution-${mail.mailId}@${new URL(publicUrl).hostname}>`,
    ...(sender?.email && { replyTo: sender.email }),
    attachments: resolution.files.map(attachmentOf),
  })
}

const attachmentOf = ({ fileId, name, mimeType }: RequestFile) => ({
  ...{ name, mimeType },
  content: () => Readable.from(readFile(fileId)),
})

/** Pages that show the request follow it; its version stays, because no one has changed it. Inside of a mutation. */
async function note(mail: Payload, state: EmailState): Promise<void> {
  const sentAt = state === 'SENT' ? new Date() : null
  const changed = { 'resolution.email.state': state, 'resolution.email.sentAt': sentAt }
  const { matchedCount } = await ServiceRequest.updateOne(stillThat(mail), { $set: changed }, { timestamps: false })
  if (matchedCount === 0) return
  const record = { typename: 'ServiceRequest', id: mail.requestId, version: null, kind: 'UPDATED' } as const
  emit('ServiceRequestResolutionMailed', record)
}
