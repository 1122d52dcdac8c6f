import { describe, expect, it } from 'vitest'
import type { CaraEmailThread } from '../email-threads/email-thread.ts'
import { chooseEngine } from '../models/choose-engine.ts'
import { currentReader, useReader } from '../reading/process/reading-process.ts'
import { caraRun } from '../runs/engine/run-cara.ts'
import { them, us } from '../testing/copilot-subgraph.ts'
import { toolsFor } from '../tools/registry.ts'
import { isDone, request, useCaraSubgraph, type WorkspaceAnswer } from '../workspaces/testing/cara-subgraph.ts'
import { unprovenMarks } from './testing/use-playbooks.ts'

const ask = 'Please send a certificate of insurance to Port of Oakland, 530 Water St, Oakland, CA 94607.'
const question = 'When does my policy expire?'

type Ask = CaraEmailThread['asks'][number]
type Mail = CaraEmailThread['participantEmails'][number]

const mail = (id: string, body: string, parts: Partial<Mail> = {}): Mail => ({
  ...{
    id,
    body,
    senderRole: 'CLIENT',
    subject: 'Port of Oakland',
    sentAt: '2026-11-20T10:00:00.000Z',
    machineKind: null,
  },
  ...{ from: { email: 'lena@heron.example', name: 'Lena Heron' }, ...parts },
})
const said = {
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
}
const asked = (id: string, type: string, sentence: string, messageId: string): Ask => ({
  ...{ id, type, sentence, state: 'OPENED', messageId, details: { text: sentence, ...said }, serviceRequest: null },
})
const address = { line1: '530 Water St', line2: null, city: 'Oakland', zone: 'CA', postalCode: '94607' }
const certificate: Ask = {
  ...asked('k1', 'CREATE_CERTIFICATE', ask, 'm1'),
  details: { text: ask, ...said, holderName: 'Port of Oakland', holderAddress: address },
}

/** As emails have them; a test may change them. */
const threads = new Map<string, CaraEmailThread>()
let count = 0
function newThread(): CaraEmailThread {
  const thread: CaraEmailThread = {
    ...{ id: `t${++count}`, subject: 'Port of Oakland', fromEmail: 'lena@heron.example', fromName: 'Lena Heron' },
    account: { id: 'a1' },
    attachments: [],
    participantEmails: [mail('m1', `Hello,\n\n${ask} And one question. ${question}\n\nLena`)],
    asks: [certificate, asked('k2', 'QUESTION', question, 'm1')],
  }
  threads.set(thread.id, thread)
  return thread
}

const client = { id: 'a1', details: { name: 'Heron Hardware', mailingAddress: { zone: 'CA' } } }
const policy = {
  ...{ id: 'p1', type: 'GENERAL_LIABILITY', state: 'INFORCE', policyNumber: 'GL-1', quoteNumber: null, broker: null },
  ...{ inforceAt: '2026-03-01', expiresAt: '2027-03-01', carrier: { id: 'c1', name: 'Coastline Mutual' } },
  ...{ agencyUser: null, account: client, pricing: { premium: 840_000 }, cancellation: null, reinstatement: null },
}

const cara = useCaraSubgraph(caraRun({ chooseEngine, toolsFor }), ({ query, variables, caller }) => {
  const isOurs = caller.agencyId === us.agencyId
  if (query.includes('emailThread(')) {
    return { emailThread: (isOurs && threads.get(String(variables['id']))) || null }
  }
  if (query.includes('CaraOwner')) {
    const agency = { id: us.agencyId, timeZone: 'America/Los_Angeles' }
    return { agencyUser: { id: caller.userId, state: 'ACTIVE', agency } }
  }
  if (query.includes('accountsByKeys')) {
    const accountsByKeys = [{ id: 'a1', details: { email: 'lena@heron.example' } }]
    return { accountsByKeys, contacts: { items: [] } }
  }
  if (query.includes('businessPolicies')) return { businessPolicies: { items: [policy], total: 1, endCursor: null } }
  if (query.includes('businessPolicy(')) return { businessPolicy: null }
  return null
})

const product = { ...us, userId: 'system:open-workspace' }
const message = 'Create Certificate: a client asks by email\n\nDraft a reply to the client.'
const drafts = ({ artifacts }: WorkspaceAnswer) => artifacts.filter(({ type }) => type === 'EMAIL')

async function opened(thread: CaraEmailThread): Promise<WorkspaceAnswer> {
  const input = { message, serviceRequestId: request, emailThreadId: thread.id, agencyUserId: us.userId }
  const { id } = await cara.create(input, product)
  return cara.until(id, isDone, 60_000)
}
async function continued(id: string): Promise<WorkspaceAnswer> {
  await cara.change('continue', { id }, { ...us, userId: 'system:continue-workspace' })
  return cara.until(id, isDone, 60_000)
}

describe('a workspace for an email thread', { timeout: 120_000 }, () => {
  it('has the mail as a document, and a draft of a reply that quotes it', async () => {
    const done = await opened(newThread())
    expect(done.run).toMatchObject({ state: 'COMPLETED', engine: 'rules' })
    expect(done.sources).toMatchObject([{ name: 'Email from Lena Heron, Nov 20' }])
    const [draft] = drafts(done)
    expect(draft?.email).toMatchObject({ subject: 'Re: Port of Oakland', to: ['lena@heron.example'] })
    const body = draft?.email?.body ?? ''
    expect(body).toMatch(/^Hi Lena,/)
    expect(body).toMatch(/A certificate of insurance for Port of Oakland, 530 Water St, Oakland, CA 94607 \[1\]/)
    expect(body).toMatch(/Our records show: the expiration date of General Liability GL-1 is Mar 1, 2027/)
    expect(draft?.evidence.map(({ quote }) => quote)).toEqual([ask, question])
    expect(unprovenMarks(body, draft?.evidence ?? [])).toEqual([])
    expect(done.messages.at(-1)?.content).toContain('Nothing has been sent.')
  })

  it('has no draft and no other answer while the mail can’t be read', async () => {
    const { read } = currentReader()
    const isMail = ({ name }: { name: string }) => name.startsWith('Email from')
    const putBack = useReader({
      ...currentReader(),
      read: async (agencyId, question) => (isMail(question) ? { state: 'TOO_MUCH' } : read(agencyId, question)),
    })
    const failed = await opened(newThread()).finally(putBack)
    expect(failed.run).toMatchObject({ state: 'FAILED' })
    expect(drafts(failed)).toEqual([])
    expect(failed.messages.at(-1)?.content).toBe(
      'I couldn’t read the client’s email, so I drafted no reply. Try again.',
    )
  })

  it('gets another draft when the client writes again', async () => {
    const thread = newThread()
    const { id } = await opened(thread)
    thread.participantEmails.push(mail('m2', 'Please also send us the dec page of our GL policy.'))
    thread.asks.push({
      ...asked('k3', 'DOCUMENT_REQUEST', 'Please also send us the dec page of our GL policy.', 'm2'),
      details: {
        ...said,
        text: 'Please also send us the dec page of our GL policy.',
        documentType: 'Declarations page',
      },
    })
    const done = await continued(id)
    expect(done.sources).toHaveLength(2)
    expect(drafts(done)).toHaveLength(2)
    expect(drafts(done).at(-1)?.email?.body).toContain('A document (Declarations page)')
    expect(drafts(done)[0]?.email?.body).not.toContain('Declarations page')
  })

  it('leaves a draft alone that a person has edited, until the agency has answered', async () => {
    const thread = newThread()
    const first = await opened(thread)
    const [draft] = drafts(first)
    const edit = `mutation ($id: ID!, $version: Int!, $input: CaraEmailInput!) {
      updateCaraEmail(id: $id, version: $version, input: $input) { id version } }`
    const input = { to: 'lena@heron.example', subject: 'Re: Port of Oakland', body: 'My own words.' }
    await cara.subgraph().data(us, edit, { id: draft?.id, version: draft?.version, input })
    thread.participantEmails.push(mail('m2', 'They need it by Friday.'))
    const done = await continued(first.id)
    expect(drafts(done).map(({ email }) => email?.body)).toEqual(['My own words.'])
    expect(done.messages.at(-1)?.content).toContain('I left it as it is')
    const sentAt = new Date(Date.now() + 1_000).toISOString()
    thread.participantEmails.push(
      mail('m3', 'It is on its way.', { senderRole: 'AGENT', sentAt }),
      mail('m4', 'Thank you. They need it with a waiver.'),
    )
    expect(drafts(await continued(first.id))).toHaveLength(2)
  })

  it('answers what a person asks in it, and drafts no reply for that', async () => {
    const { id } = await opened(newThread())
    await cara.change('add', { id, input: { message: 'What does the email say about the street?' } })
    expect(drafts(await cara.until(id, isDone, 60_000))).toHaveLength(1)
  })

  it('is refused for a thread that is gone, or of another agency; and is continued only where there is one', async () => {
    const { id: emailThreadId } = newThread()
    const wrong = async (input: object, caller: object = us) =>
      (await cara.failure('create', { input: { message: 'Reply.', ...input } }, caller)).extensions['validationErrors']
    const refusal = [{ path: 'emailThreadId', message: 'Choose an email thread.' }]
    expect(await wrong({ emailThreadId: 'gone' })).toEqual(refusal)
    expect(await wrong({ emailThreadId }, them)).toEqual(refusal)
    const { id } = await cara.create({ message: 'Hello.' })
    await cara.until(id, isDone)
    expect(await cara.failure('continue', { id })).toMatchObject({
      message: 'This workspace isn’t for an email thread.',
      extensions: { code: 'VALIDATION_FAILED' },
    })
  })
})
