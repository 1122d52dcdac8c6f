import { findRecord } from '@coverdesk/kit'
import { Call, type CallRecord } from '../call-record/call.model.ts'
import { transcriptsOf } from '../call-record/parts-of-calls.ts'
import type { EmailMessageRecord } from '../email-record/email-message.model.ts'
import { EmailThread, type EmailThreadRecord } from '../email-record/email-thread.model.ts'
import { spokenMails } from '../email-record/spoken-text.ts'
import type { AskSource } from './ask-record/ask.model.ts'
import type { TextKind } from './reading/client-words.ts'
import type { Turn } from './reading/turns.ts'

/** What a client wrote in a mail, or said in a call. */
export interface Conversation {
  source: AskSource
  id: string
  /** Of the mail that is looked at; null: a call. */
  messageId: string | null
  kind: TextKind
  /** Of a mail: also its subject, in front. */
  text: string
  /** Of a call: what both sides said, in order. */
  turns: Turn[]
  /** Of a mail; empty where it has none. */
  signature: string
  /** The same with a mail’s signature, which may say whose it is. */
  whole: string
  /** Whether what is asked for in it becomes requests; what the agency’s own people write doesn’t. */
  isOfClient: boolean
  record: CallRecord | EmailThreadRecord
  client: {
    name: string | null
    email: string | null
    /** Whether the mail came from this address. */
    isOwnEmail: boolean
    phone: string | null
  }
}

const isOver = ({ status }: CallRecord) => status === 'COMPLETED' || status === 'ERROR'

/** A call that is over; null before that. Where nothing of what was said is known, its summary tells. */
export async function conversationOfCall(id: string): Promise<Conversation | null> {
  const call = await findRecord<CallRecord>(Call, id)
  if (!call || !isOver(call)) return null
  const [entries = []] = await transcriptsOf([id])
  const spoken = entries.filter(({ role }) => role === 'USER' || role === 'AGENT')
  const said = spoken.filter(({ role }) => role === 'USER').map(({ content }) => content)
  const text = said.length > 0 ? said.join('\n') : (call.summary ?? '')
  return {
    ...{ source: 'CALL', id, messageId: null, kind: 'call', isOfClient: true, record: call },
    text,
    turns: spoken.map(({ role, content }) => ({ isOurs: role === 'AGENT', text: content })),
    signature: '',
    whole: text,
    client: { name: call.fromName, email: null, isOwnEmail: false, phone: call.fromNumber },
  }
}

/** A colleague passes a client’s mail on: it begins a thread. */
const isPassedOn = (mail: EmailMessageRecord, place: number) =>
  place === 0 && mail.senderRole === 'AGENT' && mail.isForward && mail.delivery === null

/** A mail of a thread; null where it is gone, or a machine wrote it. */
export async function conversationOfMail(threadId: string, messageId: string): Promise<Conversation | null> {
  const thread = await findRecord<EmailThreadRecord>(EmailThread, threadId)
  const mails = await spokenMails(threadId)
  const place = mails.findIndex(({ _id }) => String(_id) === messageId)
  const mail = mails[place]
  if (!thread || !mail || mail.machineKind !== null) return null
  const isOfClient = mail.senderRole === 'CLIENT' || mail.senderRole === 'PARTICIPANT' || isPassedOn(mail, place)
  const [first] = mails
  return {
    ...{ source: 'EMAIL_THREAD', id: threadId, messageId, kind: 'email', isOfClient, record: thread },
    // An answer has the subject of what it answers.
    text: place === 0 && mail.subject ? `Subject: ${mail.subject}\n\n${mail.spoken}` : mail.spoken,
    turns: [],
    signature: mail.signature,
    whole: `${mail.subject}\n${mail.body}`,
    client: {
      ...{ name: thread.fromName, email: thread.fromEmail, phone: null },
      isOwnEmail: first?.from.email === thread.fromEmail && first.senderRole !== 'AGENT',
    },
  }
}
