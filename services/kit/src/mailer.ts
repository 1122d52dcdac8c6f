import type { Transporter } from 'nodemailer'
import { z } from 'zod'

/** Where mail goes; in development the supervisor points it at the development mailbox. */
export const mailEnvironment = {
  SMTP_URL: z
    .string({ error: 'is needed: where mail goes, such as smtp://127.0.0.1:25.' })
    .regex(/^smtps?:\/\//, { error: 'must begin with smtp:// or smtps://.' }),
  MAIL_FROM: z.string().default('Coverdesk <no-reply@coverdesk.example>'),
}

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** By default a random one. A mail that may be sent twice has the same one both times, such as `<invitation-1@desk.example>`. */
  messageId?: string
}

export interface Mailer {
  /** Resolves when the server took the mail; rejects with the server's answer otherwise. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** Mail through SMTP, whichever server comes after the URL. The library is loaded with the first mail. */
export function createMailer(smtpUrl: string, from: string): Mailer {
  let transport: Promise<Transporter> | undefined
  const connect = async () =>
    (await import('nodemailer')).createTransport({ url: smtpUrl, pool: true, maxConnections: 2 })
  return {
    async send(mail) {
      transport ??= connect()
      await (await transport).sendMail({ from, ...mail })
    },
    close: () => void transport?.then(open => open.close()),
  }
}
