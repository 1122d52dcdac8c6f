import { createMailer, type Mailer, mailEnvironment } from '@coverdesk/kit'
import { z } from 'zod'

/** Where reviewed emails go. Without a mail server no email can be sent. */
export const mailVariables = {
  SMTP_URL: mailEnvironment.SMTP_URL.optional(),
  MAIL_FROM: mailEnvironment.MAIL_FROM,
  PUBLIC_URL: z.url({ error: 'must be an address such as https://desk.example.com.' }).default('http://localhost:3000'),
}

interface OutgoingMail {
  mailer: Mailer
  /** The origin that people use. */
  publicUrl: string
}

let current: OutgoingMail | undefined

/**
 * Where the mails of this process go, from its start on: jobs are defined before the environment is read.
 *
 * @returns what ends it
 */
export function startMail({
  SMTP_URL,
  MAIL_FROM,
  PUBLIC_URL,
}: z.output<z.ZodObject<typeof mailVariables>>): () => void {
  if (!SMTP_URL) {
    current = undefined
    return () => undefined
  }
  const mailer = createMailer(SMTP_URL, MAIL_FROM)
  current = { mailer, publicUrl: PUBLIC_URL }
  return () => mailer.close()
}

/** Undefined: this product has no mail server. */
export const outgoingMail = (): OutgoingMail | undefined => current
