import { enqueue, parseInput, type UserCallContext, validationFailed } from '@coverdesk/kit'
import { Types } from 'mongoose'
import type { ArtifactDelivery, ArtifactRecord } from '../artifact.model.ts'
import { contentOf } from '../artifact-content.ts'
import { sendInput } from '../changes/artifact.rules.ts'
import { type ArtifactAt, findArtifact, findChangeable, refused, saveArtifact } from '../changes/save-artifact.ts'
import { type ComposedEmail, composeEmail } from './compose-email.ts'
import { emailJob } from './email-job.ts'
import { mailSender } from './mail-sender.ts'
import { outgoingMail } from './outgoing-mail.ts'

type OutgoingEmail = ComposedEmail & { version: number; isToVerified: boolean }

/** What `sendEmail` would send in the name of this person. @throws NOT_FOUND, or VALIDATION_FAILED where it is no email */
export async function outgoingEmail({ userId }: UserCallContext, id: string): Promise<OutgoingEmail> {
  const artifact = await findArtifact(id)
  if (artifact.type !== 'EMAIL') throw refused('This artifact isn’t an email.')
  const { version } = artifact
  const isToVerified = contentOf(artifact).isToVerified ?? false
  return { version, isToVerified, ...composeEmail(artifact, await mailSender(userId)) }
}

/**
 * Sends an email that a person has reviewed, once, after the answer.
 *
 * @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED: what is still to be done before
 */
export async function sendEmail({ userId }: UserCallContext, at: ArtifactAt, input: unknown) {
  const { isRecipientConfirmed, isRepeatConfirmed } = parseInput(sendInput, input)
  const current = await findChangeable(at)
  const to = readyRecipient(current)
  if (!contentOf(current).isToVerified && !isRecipientConfirmed) {
    throw wrong('isRecipientConfirmed', `Confirm that ${to} is the right recipient.`)
  }
  if (current.delivery?.state === 'UNKNOWN' && !isRepeatConfirmed) {
    throw wrong('isRepeatConfirmed', 'Confirm that this email should be sent even if it arrives twice.')
  }
  const delivery: ArtifactDelivery = {
    ...{ id: String(new Types.ObjectId()), state: 'SENDING', to, userId },
    ...{ at: new Date(), sentAt: null, isBegun: false },
  }
  const saved = await saveArtifact(current, { kind: 'SENT', userId }, { delivery })
  await enqueue(emailJob, { artifactId: at.id, deliveryId: delivery.id })
  return saved
}

function readyRecipient(artifact: ArtifactRecord): string {
  if (artifact.type !== 'EMAIL') throw refused('This artifact isn’t an email.')
  if (!outgoingMail()) throw refused('Email isn’t set up. Ask your administrator to configure a mail server.')
  if (!artifact.review) throw refused('Mark this email as reviewed before you send it.')
  const { to } = contentOf(artifact)
  if (!to) throw refused('Add a recipient before you send this email.')
  return to
}

const wrong = (path: string, message: string) => validationFailed([{ path, message }])
