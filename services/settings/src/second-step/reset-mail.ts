import { escapeHtml, type JobDefinition, type Mail } from '@coverdesk/kit'
import { z } from 'zod'
import { outgoingMail } from '../mail/outgoing-mail.ts'
import { AgencyUser } from '../models/agency-user.model.ts'

export const resetMailJob = 'second-step-reset-mail'

const payload = z.object({ userId: z.string(), by: z.string() })

/** Tells a person that a colleague has taken their two-step verification: whoever did not ask for it has to know at once. */
export const resetMail: JobDefinition = {
  name: resetMailJob,
  async run({ payload: given, call }) {
    const { userId, by } = payload.parse(given)
    const user = await AgencyUser.findById(userId).lean()
    if (user) await call('send', () => outgoingMail().mailer.send(mailTo(user.email, by)))
  },
}

function mailTo(to: string, by: string): Mail {
  const sentences = [
    `${by} of your agency reset your two-step verification in Coverdesk. You were signed out everywhere.`,
    'Set up your authenticator app again: under Settings, Security, or when you are asked for it at the next sign-in.',
    `If you didn’t ask for this, contact ${by} or your administrator.`,
  ]
  return {
    to,
    subject: 'Your two-step verification was reset',
    text: `${sentences.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body>${sentences.map(text => `<p>${escapeHtml(text)}</p>`).join('')}</body></html>`,
  }
}
