import { madeUpId } from '../email-record/message-ids.ts'
import type { PostmarkMail } from './postmark-mail.ts'

/** Written by the composer itself. */
const ownHeaders = new Set([
  ...['from', 'to', 'cc', 'bcc', 'reply-to', 'subject', 'date', 'message-id', 'in-reply-to', 'references'],
  ...['content-type', 'content-transfer-encoding', 'content-disposition', 'content-id', 'mime-version'],
])

/** The mail as it came; where Postmark isn’t set up to include it, one that says the same. */
export async function rawMailOf(mail: PostmarkMail): Promise<Buffer> {
  if (mail.RawEmail) return Buffer.from(mail.RawEmail)
  const headers = mail.Headers ?? []
  const header = (name: string) => headers.find(({ Name }) => Name.toLowerCase() === name)?.Value
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer/index.js')
  const composer = new MailComposer({
    ...(mail.FromFull && { from: personOf(mail.FromFull) }),
    ...{ to: (mail.ToFull ?? []).map(personOf), cc: (mail.CcFull ?? []).map(personOf) },
    ...{ subject: mail.Subject ?? '', text: mail.TextBody ?? '' },
    ...(mail.HtmlBody && { html: mail.HtmlBody }),
    ...(mail.ReplyTo && { replyTo: mail.ReplyTo }),
    ...(mail.Date && { date: mail.Date }),
    messageId: header('message-id') ?? madeUpId(`postmark-${mail.MessageID}`),
    ...withText('inReplyTo', header('in-reply-to')),
    ...withText('references', header('references')),
    headers: headers
      .filter(({ Name }) => !ownHeaders.has(Name.toLowerCase()))
      .map(({ Name, Value }) => ({ key: Name, value: Value })),
    attachments: (mail.Attachments ?? []).map(({ Name, Content, ContentType, ContentID }) => ({
      filename: Name ?? 'attachment',
      content: Buffer.from(Content, 'base64'),
      ...withText('contentType', ContentType),
      ...withText('cid', ContentID),
    })),
  })
  return composer.compile().build()
}

const personOf = ({ Email, Name }: { Email: string; Name?: string | null | undefined }) => ({
  address: Email,
  name: Name ?? '',
})

const withText = (name: string, value: string | null | undefined) => (value ? { [name]: value } : {})
