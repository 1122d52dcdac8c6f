import type { EmailMessageRecord } from '../email-record/email-message.model.ts'
import type { EmailThreadRecord } from '../email-record/email-thread.model.ts'

/** The mail that a reply answers: the latest one from outside the agency that a person wrote. */
export const lastOfOthers = (messages: readonly EmailMessageRecord[]): EmailMessageRecord | undefined =>
  messages.findLast(({ senderRole, machineKind }) => machineKind === null && isOutside(senderRole))

const isOutside = (role: EmailMessageRecord['senderRole']) => role === 'CLIENT' || role === 'PARTICIPANT'

/** Default recipients of a reply: the Reply-To of the latest sender, or else the client. */
export const replyRecipients = (thread: EmailThreadRecord, messages: readonly EmailMessageRecord[]): string[] =>
  lastOfOthers(messages)?.answerTo ?? [thread.fromEmail]
