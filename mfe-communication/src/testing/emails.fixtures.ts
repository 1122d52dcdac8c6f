import type {
  ConcludedAskFragment,
  EmailThreadProfileFragment,
  EmailThreadRowFragment,
  EmailThreadsQuery,
  EmailThreadsQueryVariables,
  ThreadMailFragment,
  ThreadWorkspaceFragment,
} from '../generated/documents'

const start = Date.parse('2026-11-20T16:52:00Z')
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString()

export const emailRows = (count: number): EmailThreadRowFragment[] =>
  Array.from({ length: count }, (_, index) => ({
    __typename: 'EmailThread',
    id: `row-${index + 1}`,
    version: 1,
    customerName: `Bayview ${index + 1}`,
    fromEmail: `office${index + 1}@bayview.example`,
    subject: index % 7 === 3 ? '' : 'Certificate for the port',
    state: index % 5 === 4 ? 'ENDED' : 'ACTIVE',
    waitingFor: (['AGENT', 'CLIENT', 'PARTICIPANT', 'CARA'] as const)[index % 4] ?? 'AGENT',
    updatedAt: at(-index * 60),
  }))

const person = (name: string | null, email: string) => ({ __typename: 'EmailPerson' as const, name, email })
const dana = person('Dana Whitfield', 'dana@coastalfreight.example')
const agency = person('Harbor Point Insurance', 'thread-1@mail.harborpoint.example')

/** A mail of the client, unless something else is said. */
export const threadMail = (parts: Partial<ThreadMailFragment> = {}): ThreadMailFragment => ({
  __typename: 'ParticipantEmail',
  id: 'm1',
  subject: 'Certificate for Port Alder',
  body: 'Good morning,\n\nthank you.',
  quotedText: null,
  from: dana,
  to: [agency],
  cc: [],
  senderRole: 'CLIENT',
  sentAt: at(0),
  attachments: [],
  originalHtmlUrl: null,
  machineKind: null,
  notes: [],
  delivery: null,
  ...parts,
})

const delivered = {
  __typename: 'EmailDelivery' as const,
  ...{ state: 'SENT' as const, error: null, refused: [] },
  user: { __typename: 'AgencyUser' as const, id: 'user-2', name: 'Daniel Okonkwo' },
}

/** A mail that a colleague sent from here. */
export const sentMail = (delivery: Partial<NonNullable<ThreadMailFragment['delivery']>> = {}): ThreadMailFragment =>
  threadMail({
    ...{ id: 'm2', from: agency, to: [dana], senderRole: 'AGENT', sentAt: at(30) },
    body: 'Hi Dana,\n\nwhich pier is it?',
    delivery: { ...delivered, ...delivery },
  })

export const threadFile = (id: string, name: string): ThreadMailFragment['attachments'][number] => ({
  __typename: 'EmailAttachment' as const,
  ...{ id, name, mimeType: 'application/pdf', size: 84_000, url: `/files/${id}/${name}`, refusedBecause: null },
  check: null,
})

const firstMail = threadMail({
  body:
    'Morning! The port needs a certificate by noon Friday, with them as additional insured. ' +
    'General liability only. Also, does our policy cover the crane we leased last week?\n\nContract attached.',
  attachments: [
    threadFile('f1', 'Port Alder contract.pdf'),
    { ...threadFile('f2', 'pier.exe'), url: null, refusedBecause: 'Programs are not accepted.' },
  ],
  originalHtmlUrl: '/previews/1',
})

const caraMail = threadMail({
  ...{ id: 'm3', from: agency, to: [dana], senderRole: 'CARA', sentAt: at(31) },
  body: 'We have **received** your email.\n\n- Certificate\n- Question about the crane',
})

const lastMail = threadMail({
  ...{ id: 'm4', sentAt: at(95) },
  cc: [person(null, 'berths@portalder.example')],
  body: 'Pier 4. The crane is worth about $180,000.',
  quotedText: 'On Fri, Nov 20, 2026, Daniel Okonkwo wrote:\nwhich pier is it?',
})

const certificateAsk: ConcludedAskFragment = {
  __typename: 'Ask',
  id: 'k1',
  type: 'CREATE_CERTIFICATE',
  sentence: 'The port needs a certificate by noon Friday, with them as additional insured.',
  state: 'OPENED',
  messageId: 'm1',
}

export const craneAsk: ConcludedAskFragment = {
  __typename: 'Ask',
  id: 'k2',
  type: 'QUESTION',
  sentence: 'does our policy cover the crane we leased last week?',
  state: 'SUGGESTED',
  messageId: 'm1',
}

export const threadWorkspace: ThreadWorkspaceFragment = {
  __typename: 'CaraWorkspace',
  ...{ id: 'w1', version: 1, title: 'Port Alder certificate', state: 'IDLE' },
  artifacts: [
    {
      __typename: 'CaraArtifact',
      ...{ id: 'a1', version: 1, type: 'EMAIL', state: 'DRAFT', createdAt: at(100) },
      email: {
        __typename: 'CaraEmailArtifact',
        subject: 'Re: Certificate for Port Alder',
        body: 'Hi Dana,\n\nyour policy covers **leased equipment** up to $250,000 an item [1]. Please send me its serial number.',
      },
    },
  ],
}

const bareThread: EmailThreadProfileFragment = {
  __typename: 'EmailThread',
  id: '1',
  version: 4,
  customerName: 'Coastal Freight Lines',
  fromEmail: dana.email,
  subject: 'Certificate for Port Alder',
  state: 'ACTIVE',
  waitingFor: 'AGENT',
  updatedAt: at(95),
  account: { __typename: 'Account', id: '9' },
  accountName: 'Coastal Freight Lines',
  isSenderUnknown: false,
  accountSuggestions: [],
  fromName: dana.name,
  createdAt: at(0),
  replyTo: [dana.email],
  replyFrom: agency.email,
  summary: 'Dana asks for a certificate for Port Alder by Friday noon, and whether the leased crane is covered.',
  workspace: null,
  serviceRequests: [],
  asks: [],
  participantEmails: [threadMail()],
}

/** A thread with everything that a thread can have. */
export const oneThread: EmailThreadProfileFragment = {
  ...bareThread,
  workspace: threadWorkspace,
  serviceRequests: [
    {
      ...{ __typename: 'ServiceRequest', id: '31', type: 'CREATE_CERTIFICATE', state: 'OPEN' },
      ...{ details: 'For Port Alder, by Friday noon.', question: null, cancelPolicy: null },
    },
    {
      ...{ __typename: 'ServiceRequest', id: '32', type: 'QUESTION', state: 'CLOSED', details: null },
      ...{ question: { __typename: 'QuestionRequest', question: 'Is the trailer covered?' }, cancelPolicy: null },
    },
    null,
  ],
  asks: [certificateAsk, craneAsk],
  participantEmails: [firstMail, sentMail(), caraMail, lastMail],
}

/** A single mail from a sender who is on no account. */
export const strangeThread: EmailThreadProfileFragment = {
  ...bareThread,
  ...{ id: '2', customerName: 'owner@newshop.example', fromEmail: 'owner@newshop.example', fromName: null },
  ...{ account: null, accountName: null, summary: null, subject: '' },
  accountSuggestions: [
    {
      __typename: 'AccountSuggestion',
      account: { __typename: 'Account', id: '12' },
      accountName: 'Newshop Ceramics',
      reason: 'POLICY_NUMBER',
    },
  ],
}

/** Answers page by page, as the server does. */
export const answerEmails =
  (rows: readonly EmailThreadRowFragment[]) =>
  ({ search, state, waitingFor, first, after }: EmailThreadsQueryVariables): EmailThreadsQuery => {
    const found = rows.filter(
      thread =>
        thread.customerName.toLowerCase().startsWith(search?.toLowerCase() ?? '') &&
        (!state || thread.state === state) &&
        (!waitingFor || thread.waitingFor === waitingFor),
    )
    const begin = Number(after ?? 0)
    const end = begin + (first ?? 50)
    return {
      __typename: 'Query',
      emailThreads: {
        __typename: 'EmailThreadPage',
        items: found.slice(begin, end),
        total: found.length,
        endCursor: end < found.length ? String(end) : null,
      },
    }
  }
