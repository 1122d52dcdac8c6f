import type { ConversationCallFragment, ConversationThreadFragment } from '../generated/documents'

/** Something that was said or written, as a chat shows it (specification 2 §2). */
export interface ConversationMessage {
  id: string
  /** Of the client, a participant, or an agent of the agency elsewhere: left. Of the copilot or of staff: right. */
  side: 'left' | 'right'
  name: string
  role: string
  text: string
  isMarkdown: boolean
  /** An ISO instant, of a mail. */
  at?: string
}

/** The words of a call: of the client, and of the copilot, who is the agent of calls. */
export const messagesOfCall = ({ id, fromName, transcript }: ConversationCallFragment): ConversationMessage[] =>
  transcript.flatMap(({ role, content }, place): ConversationMessage[] => {
    const text = content.trim()
    if (text === '' || (role !== 'USER' && role !== 'AGENT')) return []
    const shared = { id: `${id}-${place}`, text, isMarkdown: false }
    return role === 'USER'
      ? [{ ...shared, side: 'left', name: fromName || 'Client', role: 'Client' }]
      : [{ ...shared, side: 'right', name: 'Cara', role: 'Assistant' }]
  })

const roleName = { AGENT: 'Agent', CARA: 'Assistant', CLIENT: 'Client', PARTICIPANT: 'Participant' } as const

/** The mails of a thread. What an agent sent from here is a message of staff; what came in from one is not. */
export const messagesOfThread = ({ participantEmails }: ConversationThreadFragment): ConversationMessage[] =>
  participantEmails.map(({ id, senderRole, sentAt, body, from, delivery }) => {
    const isCara = senderRole === 'CARA'
    const isStaff = senderRole === 'AGENT' && delivery !== null
    return {
      id,
      side: isCara || isStaff ? 'right' : 'left',
      name: isCara ? 'Cara' : delivery?.user?.name || from.name || from.email,
      role: isStaff ? 'Staff' : roleName[senderRole],
      text: body,
      isMarkdown: isCara,
      at: sentAt,
    }
  })
