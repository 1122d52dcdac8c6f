import { createMailer, type Mailer, mailEnvironment, type SubgraphPart } from '@coverdesk/kit'
import { z } from 'zod'

/** What servicing reads beside every subgraph’s variables. */
export const mailVariables = {
  ...mailEnvironment,
  PUBLIC_URL: z.url({ error: 'must be an address such as https://desk.example.com.' }).default('http://localhost:3000'),
}

interface OutgoingMail {
  mailer: Mailer
  /** The origin that people use. */
  publicUrl: string
}

let current: OutgoingMail | undefined

/** Where the mails of this process go, from its start on: jobs are defined before the environment is read. */
export function startMail(environment: z.output<z.ZodObject<typeof mailVariables>>): SubgraphPart {
  const mailer = createMailer(environment.SMTP_URL, environment.MAIL_FROM)
  current = { mailer, publicUrl: environment.PUBLIC_URL }
  return { close: async () => mailer.close() }
}

export function outgoingMail(): OutgoingMail {
  if (!current) throw new Error('Mail is sent before the subgraph has started.')
  return current
}
