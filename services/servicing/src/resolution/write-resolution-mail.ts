import { htmlMail, type Mail, mailFootnote, mailParagraph } from '@coverdesk/kit'
import type { ResolutionEmail } from '../models/service-request.model.ts'

interface Signature {
  agency: string
  /** Who resolved it. */
  sender: string | null
}

/** The mail as the client reads it: the agency’s own words under the agency’s own name. */
export function writeResolutionMail(
  { to, subject, message }: ResolutionEmail,
  { agency, sender }: Signature,
): Pick<Mail, 'to' | 'fromName' | 'subject' | 'text' | 'html'> {
  const signature = [sender, agency].filter(Boolean).join(', ')
  const paragraphs = message.split(/\n{2,}/)
  return {
    ...{ to, subject, fromName: agency },
    text: `${[...paragraphs, signature].join('\n\n')}\n`,
    html: htmlMail([...paragraphs.map(mailParagraph), mailFootnote(signature)].join('\n'), { heading: agency }),
  }
}
