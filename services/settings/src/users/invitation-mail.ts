import { htmlMail, type JobDefinition, type Mail, mailButton, mailFootnote, mailParagraph } from '@coverdesk/kit'
import { z } from 'zod'
import { outgoingMail } from '../mail/outgoing-mail.ts'
import { Agency } from '../models/agency.model.ts'
import { AgencyUser } from '../models/agency-user.model.ts'

export const invitationMailJob = 'invitation-mail'

const payload = z.object({ userId: z.string(), by: z.string() })

/** Tells a new user who added them, and how to sign in. Whoever was disabled in the meantime is told nothing. */
export const invitationMail: JobDefinition = {
  name: invitationMailJob,
  async run({ payload: given, call }) {
    const { userId, by } = payload.parse(given)
    const user = await AgencyUser.findOne({ _id: userId, state: 'ACTIVE' }).lean()
    const agency = user && (await Agency.findById(user.agencyId).lean())
    if (!agency) return
    const { mailer, publicUrl } = outgoingMail()
    const invitation = { userId, name: user.name, email: user.email, by, agency: agency.name }
    await call('send', () => mailer.send(mailFor(invitation, publicUrl)))
  },
}

interface Invitation {
  userId: string
  name: string
  email: string
  /** The name of the colleague who added them. */
  by: string
  agency: string
}

/** It carries no code: that is mailed to whoever asks for one on the sign-in page. */
function mailFor({ userId, name, email, by, agency }: Invitation, publicUrl: string): Mail {
  const link = new URL('/app/signin', publicUrl).href
  const added = `${by} added you to ${agency} on Coverdesk`
  const greeting = `Hi ${name},`
  const how = `To sign in, enter this email address (${email}) on the sign-in page. We’ll email you a six-digit code. You don’t need a password.`
  const unexpected = 'If you weren’t expecting this, you can ignore this email.'
  return {
    to: email,
    // A job that is repeated after a crash sends the same message, which mail servers can tell.
    messageId: `<invitation-${userId}@${new URL(publicUrl).hostname}>`,
    subject: added,
    text: `${[greeting, `${added}.`, how, link, unexpected].join('\n\n')}\n`,
    html: htmlMail(
      [
        mailParagraph(greeting),
        mailParagraph(`${added}.`),
        mailParagraph(how),
        mailButton('Go to the sign-in page', link),
        mailFootnote(unexpected),
      ].join('\n'),
    ),
  }
}
