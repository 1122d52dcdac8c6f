import type {
  ConversationCallFragment,
  ConversationMailFragment,
  ConversationThreadFragment,
  ServiceRequestConversationFragment,
} from '../generated/documents'

const line = (role: ConversationCallFragment['transcript'][number]['role'], content: string) => ({
  __typename: 'CallTranscriptEntry' as const,
  role,
  content,
})

export const oneCall: ConversationCallFragment = {
  __typename: 'Call',
  ...{ id: 'c1', version: 1, startedAt: '2026-11-20T18:00:00Z', fromName: 'Teresa Alvarado' },
  transcript: [
    line('AGENT', 'Harbor Point Insurance, this is Cara.'),
    line('USER', 'The port wants a certificate.'),
    line('TOOL_INVOCATION', ''),
    line('TOOL_RESULT', '{"policies":[]}'),
    line('AGENT', ' '),
  ],
}

/** A mail of the client, unless something else is said. */
export const conversationMail = (parts: Partial<ConversationMailFragment> = {}): ConversationMailFragment => ({
  __typename: 'ParticipantEmail',
  id: 'm1',
  sentAt: '2026-11-20T19:00:00Z',
  senderRole: 'CLIENT',
  body: 'Here is the contract.',
  from: { __typename: 'EmailPerson', name: 'Teresa Alvarado', email: 'ops@bayviewmarine.example' },
  delivery: null,
  ...parts,
})

export const oneThread: ConversationThreadFragment = {
  __typename: 'EmailThread',
  ...{ id: 't1', version: 2, subject: 'Contract of the port', createdAt: '2026-11-20T19:00:00Z' },
  attachments: [
    { __typename: 'EmailAttachment', id: 'f1', name: 'Port contract.pdf', url: '/files/f1/Port%20contract.pdf' },
  ],
  participantEmails: [
    conversationMail(),
    conversationMail({ id: 'm2', senderRole: 'CARA', body: 'We have **received** it.' }),
  ],
}

export const oneConversation: ServiceRequestConversationFragment = {
  __typename: 'ServiceRequest',
  id: '1',
  calls: [oneCall],
  emailThreads: [oneThread],
}

export const noConversation: ServiceRequestConversationFragment = { ...oneConversation, calls: [], emailThreads: [] }
