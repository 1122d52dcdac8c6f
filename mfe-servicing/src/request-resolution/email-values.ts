import type { ServiceRequestProfileFragment } from '../generated/documents'
import { requestPhrase } from '../words/request-labels'

type Request = Pick<ServiceRequestProfileFragment, 'type' | 'clientName' | 'clientEmail' | 'resolution'>

interface Sender {
  user: { name: string | null }
  agency: { name: string }
}

/** What the fields of the mail to the client begin with: what was sent last, else a few lines to go on from. */
export function emailValues({ type, clientName, clientEmail, resolution }: Request, { user, agency }: Sender) {
  const last = resolution?.email
  if (last) return { to: last.to, subject: last.subject, message: last.message }
  const phrase = requestPhrase(type)
  const greeting = clientName ? `Hi ${clientName.split(' ')[0]},` : 'Hello,'
  const news =
    type === 'QUESTION'
      ? 'Thank you for your question.'
      : `We’ve completed your ${phrase}. Reply to this email if you have any questions.`
  return {
    to: clientEmail ?? '',
    subject: type === 'QUESTION' ? 'Your question' : `Your ${phrase} is complete`,
    message: [greeting, news, [user.name, agency.name].filter(Boolean).join('\n')].join('\n\n'),
  }
}
