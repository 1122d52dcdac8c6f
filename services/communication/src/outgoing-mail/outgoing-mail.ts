import { createMailer, type Mailer, mailEnvironment } from '@coverdesk/kit'
import type { z } from 'zod'

/** Where answers go. Without a mail server none can be sent. */
export const outgoingMailEnvironment = {
  SMTP_URL: mailEnvironment.SMTP_URL.optional(),
  MAIL_FROM: mailEnvironment.MAIL_FROM,
}

let current: Mailer | undefined

/**
 * Where the mails of this process go, from its start on: jobs are defined before the environment is read.
 * @returns what ends it
 */
export function startOutgoingMail({
  SMTP_URL,
  MAIL_FROM,
}: z.output<z.ZodObject<typeof outgoingMailEnvironment>>): () => void {
  const mailer = SMTP_URL ? createMailer(SMTP_URL, MAIL_FROM) : undefined
  current = mailer
  return () => mailer?.close()
}

/** Undefined: this product has no mail server. */
export const outgoingMail = (): Mailer | undefined => current
