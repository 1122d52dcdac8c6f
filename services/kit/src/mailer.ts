import type { Readable } from 'node:stream'
import type { Transporter } from 'nodemailer'
import { z } from 'zod'
import { wordsOfServer } from './mail/mail-refusal.ts'

/** Where mail goes; in development the supervisor points it at the development mailbox. */
export const mailEnvironment = {
  SMTP_URL: z
    .string({ error: 'is needed: where mail goes, such as smtp://127.0.0.1:25.' })
    .regex(/^smtps?:\/\//, { error: 'must begin with smtp:// or smtps://.' }),
  MAIL_FROM: z.string().default('Coverdesk <no-reply@coverdesk.example>'),
}

/** A file that goes with a mail. */
export interface MailAttachment {
  name: string
  mimeType: string
  /** Called when the mail is sent, each time anew; the mailer reads the stream to its end. */
  content(): Readable | Buffer
}

/** A mail, to one address or to several who see each other. */
export interface Mail {
  to: string | readonly string[]
  /** By default none. */
  cc?: readonly string[]
  subject: string
  text: string
  html: string
  /** By default a random one. A mail that may be sent twice has the same one both times, such as `<invitation-1@desk.example>`. */
  messageId?: string
  /** Where answers go. By default to the sender. */
  replyTo?: string
  /** The sender’s name. By default the one of `MAIL_FROM`. */
  fromName?: string
  /** The sender’s address, beside a name. By default the one of `MAIL_FROM`. */
  fromAddress?: string
  /** The id of the mail that this one answers, and those of all before it, the oldest first. By default none. */
  inReplyTo?: string | undefined
  references?: readonly string[]
  /** By default none. */
  attachments?: readonly MailAttachment[]
}

/** Someone for whom the mail server didn’t take a mail. */
export interface RefusedRecipient {
  email: string
  /** What the mail server said. */
  reason: string
}

/** A mail that the mail server took, for one recipient at least. */
export interface SentMail {
  refused: RefusedRecipient[]
}

export interface Mailer {
  /** Resolves when the server took the mail for someone; rejects with the server's answer otherwise. */
  send(mail: Mail): Promise<SentMail>
  close(): void
}

/** Mail through SMTP, whichever server comes after the URL. The library is loaded with the first mail. */
export function createMailer(smtpUrl: string, from: string): Mailer {
  let transport: Promise<Transporter> | undefined
  const connect = async () =>
    (await import('nodemailer')).createTransport({ url: smtpUrl, pool: true, maxConnections: 2 })
  return {
    async send({ fromName, fromAddress, attachments = [], to, cc = [], references = [], ...mail }) {
      transport ??= connect()
      const answer: Answer = await (await transport).sendMail({
        from: fromName === undefined ? from : { name: fromName, address: fromAddress ?? addressOf(from) },
        to: typeof to === 'string' ? to : [...to],
        ...(cc.length > 0 && { cc: [...cc] }),
        ...(references.length > 0 && { references: [...references] }),
        ...mail,
        attachments: attachments.map(({ name, mimeType, content }) => ({
          ...{ filename: name, contentType: mimeType },
          content: content(),
        })),
      })
      return { refused: refusedOf(answer) }
    },
    close: () => void transport?.then(open => open.close()),
  }
}

interface Answer {
  rejected?: readonly (string | { address: string })[] | undefined
  rejectedErrors?: readonly (Error & { recipient?: string })[] | undefined
}

const refusedOf = ({ rejected = [], rejectedErrors = [] }: Answer): RefusedRecipient[] =>
  rejected.map(one => {
    const email = typeof one === 'string' ? one : one.address
    const error = rejectedErrors.find(({ recipient }) => recipient === email)
    return { email, reason: wordsOfServer(error ?? {}) ?? 'The mail server gave no reason.' }
  })

/** `Coverdesk <no-reply@coverdesk.example>` → `no-reply@coverdesk.example` */
const addressOf = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
