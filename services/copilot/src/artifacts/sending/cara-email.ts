import { emit, htmlMail, type JobDefinition, mailFootnote } from '@coverdesk/kit'
import { z } from 'zod'
import { Artifact, type ArtifactDelivery, type ArtifactRecord } from '../artifact.model.ts'
import { composeEmail } from './compose-email.ts'
import { emailJob } from './email-job.ts'
import { mailSender } from './mail-sender.ts'
import { outgoingMail } from './outgoing-mail.ts'
import { wasNotTaken } from './was-not-taken.ts'

const payload = z.object({ artifactId: z.string(), deliveryId: z.string() })
type Payload = z.output<typeof payload>

/**
 * Sends an email once. A receipt is written before the mail server is asked; who finds one that was left in between says that no
 * one knows whether the email went out, and sends nothing (../shared/design/cara.md §5).
 */
export const caraEmail: JobDefinition = {
  name: emailJob,
  async run({ payload: given, write }) {
    const mail = payload.parse(given)
    const email = await prepare(mail)
    const isOurs = await write(() => begin(mail))
    if (!isOurs || !email) return
    try {
      await email.send()
    } catch (error) {
      if (!wasNotTaken(error)) return write(() => note(mail, { state: 'UNKNOWN' }))
      await write(() => note(mail, { isBegun: false }))
      throw error
    }
    await write(() => note(mail, { state: 'SENT', sentAt: new Date() }))
  },
  onDead: given => giveUp(payload.parse(given)),
}

const sending = ({ artifactId, deliveryId }: Payload) =>
  ({ _id: artifactId, 'delivery.id': deliveryId, 'delivery.state': 'SENDING' }) as const

/** All that can fail before the mail server is asked. Null: it is sent already, or no one knows. */
async function prepare(mail: Payload): Promise<{ send(): Promise<void> } | null> {
  const artifact = await Artifact.findOne(sending(mail)).lean<ArtifactRecord>()
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
  return { send: () => outgoing.mailer.send(message) }
}

/** Writes the receipt. @returns whether this attempt is the one that sends */
async function begin(mail: Payload): Promise<boolean> {
  const found = await Artifact.findOne(sending(mail)).lean<ArtifactRecord>()
  if (found?.delivery?.isBegun) await note(mail, { state: 'UNKNOWN' })
  else if (found) await note(mail, { isBegun: true })
  return found?.delivery?.isBegun === false
}

async function giveUp(mail: Payload): Promise<void> {
  const found = await Artifact.findOne(sending(mail)).lean<ArtifactRecord>()
  if (found?.delivery) await note(mail, { state: found.delivery.isBegun ? 'UNKNOWN' : 'FAILED' })
}

/** Pages that show the email follow it; its version stays, because no one has changed it. Inside of a mutation. */
async function note(mail: Payload, changes: Partial<ArtifactDelivery>): Promise<void> {
  const set = Object.fromEntries(Object.entries(changes).map(([name, value]) => [`delivery.${name}`, value]))
  await Artifact.updateOne(sending(mail), { $set: set })
  if (changes.state) {
    emit('CaraArtifactDelivered', { typename: 'CaraArtifact', id: mail.artifactId, version: null, kind: 'UPDATED' })
  }
}
