import type { CaraEmailThread, ThreadAsk } from '../../../email-threads/email-thread.ts'
import type { CaseDocument } from '../../documents/case-document.ts'
import type { ClientPolicy, ReplyCase } from '../reply-case.ts'

type Details = ThreadAsk['details']
type Request = NonNullable<ThreadAsk['serviceRequest']>

/** An ask of a test: as communication finds it in the mail. */
export interface TestAsk extends Partial<Omit<Details, 'text'>> {
  type: string
  sentence: string
  /** All sentences about it; by default the one that asks. */
  text?: string
  /** Of the mail at this place; by default the last one. */
  mail?: number
  state?: string
  request?: Partial<Request>
}

interface TestMail {
  body: string
  by?: 'AGENT' | 'CLIENT' | 'PARTICIPANT'
  from?: { email: string; name: string | null }
  machineKind?: string
}

interface TestThread {
  subject?: string
  from?: { email: string; name: string | null }
  mails: readonly (string | TestMail)[]
  /** Names of files that came with the mails. */
  attachments?: readonly string[]
  asks: readonly TestAsk[]
  policies?: readonly Partial<ClientPolicy>[] | null
}

const nothingSaid: Omit<Details, 'text'> = {
  ...{
    holderName: null,
    holderAddress: null,
    additionalInsured: false,
    reason: null,
    documentType: null,
    isLoss: false,
    waiver: false,
    primary: false,
    isComplaint: false,
    questions: [],
  },
}
const nothingKnown: Omit<Request, 'id'> = {
  ...{ state: 'OPEN', businessPolicy: null, createCertificate: null, addAdditionalInsured: null },
  clientPhone: null,
  ...{ cancelPolicy: null, documentRequest: null },
}
export const rita = { email: 'rita@rail.example', name: 'Rita Rail' }

export const documentNamed = (sourceId: string): CaseDocument => ({
  ...{ sourceId, name: sourceId, role: null, kind: null, pages: 1, unreadPages: [], facts: [], problem: null },
})

export const policyOf = (given: Partial<ClientPolicy>): ClientPolicy => ({
  ...{ id: 'p1', title: 'General Liability GL-77120', path: '/app/policies/p1/overview', type: 'GENERAL_LIABILITY' },
  ...{
    policyNumber: 'GL-77120',
    carrier: 'Harbor Mutual',
    claimsPhone: null,
    effective: '2026-03-01',
    expires: '2027-03-01',
  },
  ...{ amounts: {}, statements: [], ...given },
})

/** What a draft is made of, from mails and what is asked for in them. */
export function replyCase({
  subject = 'A request',
  from = rita,
  mails,
  attachments = [],
  asks,
  policies = [],
}: TestThread): ReplyCase {
  const written = mails.map(mail => (typeof mail === 'string' ? { body: mail } : mail))
  const participantEmails = written.map(({ body, by = 'CLIENT', from: author, machineKind }: TestMail, place) => ({
    ...{ id: `m${place}`, senderRole: by, subject, body, sentAt: `2026-11-2${place}T10:00:00Z` },
    ...{ from: author ?? (by === 'AGENT' ? { email: 'us@agency.example', name: 'Maya Reyes' } : from) },
    machineKind: machineKind ?? null,
  }))
  const thread: CaraEmailThread = {
    ...{ id: 't1', subject, fromEmail: from.email, fromName: from.name, participantEmails },
    attachments: attachments.map(name => ({ name })),
    account: policies ? { id: 'a1' } : null,
    asks: asks.map(({ type, sentence, text = sentence, mail, state = 'OPENED', request, ...said }, place) => ({
      ...{ id: `k${place}`, type, sentence, state, messageId: `m${mail ?? written.length - 1}` },
      details: { ...nothingSaid, text, ...said },
      serviceRequest: { id: `r${place}`, ...nothingKnown, ...request },
    })),
  }
  return {
    thread,
    mails: participantEmails
      .filter(({ senderRole }, place) => senderRole !== 'AGENT' || place === 0)
      .map(({ id, body }) => ({ document: documentNamed(`text:${id}`), content: `Subject: ${subject}\n\n${body}\n` })),
    policies: policies?.map(policyOf) ?? null,
  }
}
