import { emit, htmlMail, type MailReceipt, mailFootnote, sendOnce } from '@coverdesk/kit'
import { z } from 'zod'
import { Artifact, type ArtifactRecord } from '../artifact.model.ts'
import { composeEmail } from './compose-email.ts'
import { emailJob } from './email-job.ts'
import { mailSender } from './mail-sender.ts'
import { outgoingMail } from './outgoing-mail.ts'

const payload = z.object({ artifactId: z.string(), deliveryId: z.string() })
type Payload = z.output<typeof payload>

/** Sends an email once (../shared/design/cara.md §5). */
export const caraEmail = sendOnce<Payload>({
  name: emailJob,
  parse: given => payload.parse(given),
  findSending: async mail => (await findSending(mail))?.delivery ?? null,
  prepare,
  note,
})

const sending = ({ artifactId, deliveryId }: Payload) =>
  ({ _id: artifactId, 'delivery.id': deliveryId, 'delivery.state': 'SENDING' }) as const

const findSending = (mail: Payload) => Artifact.findOne(sending(mail)).lean<ArtifactRecord>()

async function prepare(mail: Payload) {
  const artifact = await findSending(mail)
  if (!artifact?.delivery) return null
  const outgoing = outgoingMail()
  if (!outgoing) throw new Error('Email isn’t set up.')
  const { to, userId } = artifact.delivery
  const { fromName, replyTo, subject, body, signature } = composeEmail(artifact, await mailSender(userId))
  const { htmlOfMarkdown } = await import('./html-of-markdown.ts')
  const message = {
    ...{ to, subject, fromName, text: `${body}\n\n${signature}\n` },
    html: htmlMail(`${htmlOfMarkdown(body)}\n${mailFootnote(signature)}`, { heading: fromName }),
    messageId: `<cara-${mail.deliveryId}@${new URL(outgoing.publicUrl).hostname}>`,
    ...(replyTo && { replyTo }),
  }
  return () => outgoing.mailer.send(message)
}

/** Pages that show the email follow it; its version stays, because no one has changed it. It has one recipient, so none is refused beside others. */
async function note(mail: Payload, { refused: _, error: __, ...changes }: Partial<MailReceipt>): Promise<void> {
  const set = Object.fromEntries(Object.entries(changes).map(([name, value]) => [`delivery.${name}`, value]))
  await Artifact.updateOne(sending(mail), { $set: set })
  if (changes.state) {
    emit('CaraArtifactDelivered', { typename: 'CaraArtifact', id: mail.artifactId, version: null, kind: 'UPDATED' })
  }
}
