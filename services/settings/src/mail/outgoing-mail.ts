import type { Mailer } from '@coverdesk/kit'

interface OutgoingMail {
  mailer: Mailer
  /** The origin that people use; links lead there. */
  publicUrl: string
}

let current: OutgoingMail | undefined

/** Where the mails of this process go, from its start on: jobs are defined before the environment is read. */
export function useOutgoingMail(given: OutgoingMail): void {
  current = given
}

export function outgoingMail(): OutgoingMail {
  if (!current) throw new Error('Mail is sent before the subgraph has started.')
  return current
}
