import { Readable } from 'node:stream'
import { escapeHtml, type Mail, readFile } from '@coverdesk/kit'
import type { AgencyPeople } from '../agency-people/agency-people.ts'
import type { EmailMessageRecord } from '../email-record/email-message.model.ts'

const font = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;font-size:15px;line-height:22px'

/** An answer as its recipients get it: with a signature, and below it what it answers. */
export function composeReply(
  mail: EmailMessageRecord,
  answered: EmailMessageRecord | undefined,
  { agencyName }: Pick<AgencyPeople, 'agencyName'>,
): Mail {
  const signature = [mail.from.name, agencyName].filter(Boolean)
  const quote = answered && quoteOf(answered)
  const lines = [mail.body, '', ...signature, '']
  const quoted = quote ? [quote.heading, ...quote.text.split('\n').map(line => (line ? `> ${line}` : '>')), ''] : []
  return {
    ...{ to: mail.to.map(({ email }) => email), cc: mail.cc.map(({ email }) => email), subject: mail.subject },
    ...{ messageId: mail.messageId, references: mail.references },
    ...(mail.references.length > 0 && { inReplyTo: mail.references.at(-1) }),
    ...{ fromName: signature.join(', '), fromAddress: mail.from.email, replyTo: mail.from.email },
    text: [...lines, ...quoted].join('\n'),
    html: htmlOf(mail.body, signature.join('\n'), quote),
    attachments: mail.attachments.flatMap(({ name, mimeType, fileId }) =>
      fileId ? [{ name, mimeType, content: () => Readable.from(readFile(fileId)) }] : [],
    ),
  }
}

interface Quote {
  heading: string
  text: string
}

function quoteOf({ from, sentAt, body }: EmailMessageRecord): Quote {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(sentAt)
  const author = from.name ? `${from.name} <${from.email}>` : from.email
  return { heading: `On ${day}, ${author} wrote:`, text: body }
}

const lined = (text: string) => escapeHtml(text).replaceAll('\n', '<br>\n')

const htmlOf = (body: string, signature: string, quote: Quote | undefined) => `<!doctype html>
<html lang="en"><body style="${font}">
<div>${lined(body)}</div>
<p>${lined(signature)}</p>
${quote ? `<div class="gmail_quote"><p>${lined(quote.heading)}</p><blockquote type="cite" style="margin:0 0 0 8px;padding-left:12px;border-left:2px solid #c8ccc8">${lined(quote.text)}</blockquote></div>` : ''}
</body></html>
`
