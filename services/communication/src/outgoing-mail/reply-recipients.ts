import type { EmailMessageRecord } from '../email-record/email-message.model.ts'
import type { EmailThreadRecord } from '../email-record/email-thread.model.ts'

/** Whose words an answer answers: those of whoever wrote last, not at the agency and not a machine. */
export const lastOfOthers = (messages: readonly EmailMessageRecord[]): EmailMessageRecord | undefined =>
  messages.findLast(({ senderRole, machineKind }) => machineKind === null && isOutside(senderRole))

const isOutside = (role: EmailMessageRecord['senderRole']) => role === 'CLIENT' || role === 'PARTICIPANT'

/** To whom an answer goes unless someone else is chosen: where whoever wrote last wants answers, or the client. */
export const replyRecipients = (thread: EmailThreadRecord, messages: readonly EmailMessageRecord[]): string[] =>
  lastOfOthers(messages)?.answerTo ?? [thread.fromEmail]
