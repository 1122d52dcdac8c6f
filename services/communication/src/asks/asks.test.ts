import { fold, inTenantScope } from '@coverdesk/kit'
import { runJob, sharedDatabase } from '@coverdesk/kit/testing'
import { Types } from 'mongoose'
import { describe, expect, it, vi } from 'vitest'
import { EmailMessage, type EmailMessageRecord } from '../email-record/email-message.model.ts'
import { EmailThread } from '../email-record/email-thread.model.ts'
import { askDocuments, useAskingSubgraph } from '../testing/asking-subgraph.ts'
import { heron, osprey, ourAgent, them, us } from '../testing/communication-subgraph.ts'
import { considerConversation } from './consider-conversation.ts'
import { beginMissedWorkspaces } from './requests/begin-missed-workspaces.ts'

const asking = useAskingSubgraph()
const { world, deliver, find, call, thread, log, requestsOf } = asking
const soon = { timeout: 20_000, interval: 50 }

let numbers = 0
const newNumber = () => `+1619557${String(++numbers).padStart(4, '0')}`
let mails = 0

/** What Retell tells of a call in which a client says these lines. */
function deliveriesOf(callId: string, fromNumber: string, said: readonly string[]) {
  const entries = said.flatMap(content => [
    { role: 'agent', content: 'How can I help you?' },
    { role: 'user', content },
  ])
  const started = {
    ...{ call_id: callId, agent_id: ourAgent, direction: 'inbound', from_number: fromNumber },
    ...{ to_number: '+14155550100', start_timestamp: Date.parse('2026-11-20T18:00:00Z') },
  }
  const ended = {
    ...{ ...started, call_status: 'ended', end_timestamp: Date.parse('2026-11-20T18:02:00Z') },
    ...{ disconnection_reason: 'user_hangup', transcript_with_tool_calls: entries },
  }
  const analysis = { call_summary: 'A client called.', user_sentiment: 'Neutral', call_successful: true }
  return [
    { event: 'call_started', call: { ...started, call_status: 'ongoing' } },
    {
      event: 'transcript_updated',
      call: { ...started, call_status: 'ongoing', transcript_object: entries.slice(0, 2) },
    },
    { event: 'call_ended', call: ended },
    { event: 'call_analyzed', call: { ...ended, call_analysis: analysis } },
  ]
}

/** Every order of them. */
function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]]
  return items.flatMap((item, place) => orders(items.toSpliced(place, 1)).map(rest => [item, ...rest]))
}

const client = 'ada@wren.example'
const person = (email: string, name: string | null = null) => ({ email, name })

type Written = Partial<EmailMessageRecord> & { body: string }

async function newThread(first: Written, fromEmail = client): Promise<{ id: string; messageId: string }> {
  const _id = new Types.ObjectId()
  const fromName = 'Ada Wren'
  await inTenantScope(us.agencyId, () =>
    EmailThread.create({
      ...{ _id, token: String(_id), agencyAddress: null, fromEmail, fromName, subject: first.subject ?? '' },
      ...{ waitingFor: 'AGENT', timeOrder: new Date(), sortName: fold(fromName), words: [] },
    }),
  )
  return { id: String(_id), messageId: await addMail(String(_id), { from: person(fromEmail, fromName), ...first }) }
}

/** Stores a mail of a thread, and has it considered. */
async function addMail(threadId: string, written: Written): Promise<string> {
  const _id = new Types.ObjectId()
  await inTenantScope(us.agencyId, () =>
    EmailMessage.create({
      ...{ _id, threadId, messageId: `<${_id}@wren.example>`, from: person(client), senderRole: 'CLIENT' },
      ...{ sentAt: new Date(Date.parse('2026-11-20T18:00:00Z') + 60_000 * ++mails), ...written },
    }),
  )
  await consider(threadId, String(_id))
  return String(_id)
}

const consider = (threadId: string, messageId: string) =>
  runJob(considerConversation, { threadId, messageId }, us.agencyId)

const workspaceOf = (threadId: string) => world.workspaces.find(({ input }) => input['emailThreadId'] === threadId)

const certificate = 'Please send a certificate of insurance to Port of Oakland.'
const thanks = { body: 'Thank you so much for your help! Have a great weekend.' }

describe('a call', () => {
  it('opens one request for each thing that is asked for, in whatever order its events come, and however often', async () => {
    const said = [
      'Hi, this is Ada over at Heron Hardware.',
      'I need a certificate of insurance for a job at Port of Oakland.',
      'And I would also like a quote for an umbrella policy.',
      'Thank you, bye.',
    ]
    const all = orders([0, 1, 2, 3]).filter((_, place) => place % 4 === 0)
    for (const [place, order] of all.entries()) {
      const number = newNumber()
      world.numbers[number] = [heron]
      const deliveries = deliveriesOf(`asks-${place}`, number, said)
      for (const one of order) await deliver(deliveries[one] ?? {})
      await deliver(deliveries[order[0] ?? 0] ?? {})
      await vi.waitFor(async () => {
        const found = await find(number)
        expect(found?.asks.map(({ type, state }) => [type, state])).toEqual([
          ['CREATE_CERTIFICATE', 'OPENED'],
          ['QUOTE_REQUEST', 'OPENED'],
        ])
        expect(found?.serviceRequests).toHaveLength(2)
      }, soon)
      const { id = '' } = (await find(number)) ?? {}
      expect(requestsOf(id).map(({ input }) => input.type)).toEqual(['CREATE_CERTIFICATE', 'QUOTE_REQUEST'])
      expect(requestsOf(id)[0]).toMatchObject({
        by: 'system:open-request',
        input: { initiator: 'OYSTER', accountId: heron, clientPhone: number, source: { type: 'CALL' } },
      })
    }
  })

  it('that asks for nothing opens none', async () => {
    const number = newNumber()
    for (const delivery of deliveriesOf('asks-none', number, ['Oh sorry, wrong number.', 'Bye.']))
      await deliver(delivery)
    await vi.waitFor(async () => expect((await find(number))?.status).toBe('COMPLETED'), soon)
    const { id = '' } = (await find(number)) ?? {}
    await runJob(considerConversation, { callId: id }, us.agencyId)
    expect((await call(id)).asks).toEqual([])
    expect(requestsOf(id)).toEqual([])
  })

  it('suggests the accounts that its number may belong to', async () => {
    const number = newNumber()
    world.numbers[number] = [heron, osprey]
    for (const delivery of deliveriesOf('asks-two-accounts', number, ['I need a certificate for my landlord.']))
      await deliver(delivery)
    await vi.waitFor(async () => {
      expect(await find(number)).toMatchObject({
        account: null,
        accountSuggestions: [
          { account: { id: heron }, reason: 'PHONE' },
          { account: { id: osprey }, reason: 'PHONE' },
        ],
      })
    }, soon)
  })

  it('reads who a certificate is for from the answer to our question', async () => {
    const number = newNumber()
    const turns = [
      { role: 'user', content: 'I need a cert for the pool job.' },
      { role: 'agent', content: 'Who should be listed as the certificate holder?' },
      { role: 'user', content: 'City of Aspen, uh, 12 South First Street, Aspen, Colorado 81611.' },
    ]
    const [started = {}, , ended = {}, analyzed = {}] = deliveriesOf('asks-answer', number, [])
    for (const delivery of [started, ended, analyzed]) {
      const { call: own } = delivery as { call: object }
      await deliver({ ...delivery, call: { ...own, transcript_with_tool_calls: turns } })
    }
    await vi.waitFor(async () => expect((await find(number))?.serviceRequests).toHaveLength(1), soon)
    const { id = '' } = (await find(number)) ?? {}
    expect(requestsOf(id)[0]?.input).toMatchObject({
      createCertificate: { name: 'City of Aspen', address: { line1: '12 South First Street', zone: 'CO' } },
    })
  })

  it('that someone logs is looked at by its summary', async () => {
    const input = {
      fromName: 'Ada Wren',
      day: '2026-01-31',
      time: '2 PM',
      timeZone: 'America/Los_Angeles',
      minutes: '5',
    }
    const summary =
      'Caller was very angry that no one had called back. She wants to cancel her auto policy because the truck was sold.'
    const id = await log({ ...input, summary })
    await vi.waitFor(() => expect(requestsOf(id)).toHaveLength(1), soon)
    expect(requestsOf(id)[0]?.input).toMatchObject({
      ...{ type: 'CANCEL_POLICY', cancelPolicy: { reason: 'the truck was sold' }, clientName: 'Ada Wren' },
    })
    expect((await call(id)).sentiment).toBe('NEGATIVE')
  })
})

describe('a mail', () => {
  it('opens requests with what its words say, a workspace with its attachments, and a summary', async () => {
    const attachment = {
      id: '1',
      name: 'lease.pdf',
      mimeType: 'application/pdf',
      size: 10,
      fileId: 'file-1',
      refusedBecause: null,
    }
    const body = `Hi Dana,\n\n${certificate} They need it by Friday.\nPlease also add Turner Construction as an additional insured on our GL policy.\n\nThanks,\nAda`
    const { id, messageId } = await newThread({ body, attachments: [attachment] })
    await vi.waitFor(() => expect(world.workspaces.some(({ input }) => input['serviceRequestId'])).toBe(true), soon)
    await vi.waitFor(async () => expect((await thread(id)).serviceRequests).toHaveLength(2), soon)
    expect(requestsOf(id).map(({ input }) => input)).toMatchObject([
      { type: 'ADD_ADDITIONAL_INSURED', addAdditionalInsured: { name: 'Turner Construction' } },
      {
        ...{ type: 'CREATE_CERTIFICATE', clientEmail: client, clientName: 'Ada Wren', initiator: 'OYSTER' },
        createCertificate: { name: 'Port of Oakland' },
        source: { type: 'EMAIL_THREAD', id, sentence: certificate },
      },
    ])
    await vi.waitFor(async () => expect((await thread(id)).workspace).toBeTruthy(), soon)
    const workspace = workspaceOf(id)
    expect(workspace).toMatchObject({
      by: 'system:open-workspace',
      input: { agencyUserId: us.userId, documentIds: ['file-1'], emailThreadId: id },
    })
    expect(workspace?.input['message'], 'the first of its requests').toMatch(
      /^Create Certificate: a client asks by email\n/,
    )
    expect(JSON.stringify(workspace?.input), 'a client’s words are no person’s of the agency').not.toContain('Friday')
    const found = await thread(id)
    expect(found.asks.map(ask => ask.messageId)).toEqual([messageId, messageId])
    expect(found).toMatchObject({ sentiment: 'NEUTRAL', version: 1 })
    expect(found.summary).toContain(certificate)
  })

  it('leaves a holder empty that it doesn’t name for certain, with a note for a person', async () => {
    const body = 'Please send the certificate of insurance to Ken Barlow, kbarlow@library.example.'
    const { id } = await newThread({ body })
    await vi.waitFor(() => expect(requestsOf(id)).toHaveLength(1), soon)
    expect(requestsOf(id)[0]?.input).toMatchObject({
      createCertificate: { name: '' },
      fieldNotes: [{ path: 'createCertificate.name', kind: 'UNCLEAR', quote: body }],
    })
  })

  it('that corrects a holder has the right one in the request, and says what was asked before', async () => {
    const body = 'The Port sent it back: it has to name the Heron Bay Unified Port District, not the Port of Heron Bay.'
    const { id } = await newThread({ body, subject: 'Certificate for the Port' })
    await vi.waitFor(() => expect(requestsOf(id)).toHaveLength(1), soon)
    expect(requestsOf(id)[0]?.input).toMatchObject({
      createCertificate: { name: 'Heron Bay Unified Port District' },
      fieldNotes: [{ path: 'createCertificate.name', kind: 'DIFFERS', before: 'Port of Heron Bay' }],
    })
  })

  it('that reports a loss opens one request of it, whatever it asks besides', async () => {
    const body = 'Our foreman fell off the roof and broke his arm, he is at the hospital. Do we have to call OSHA?'
    const { id } = await newThread({ body, subject: 'Accident' })
    await vi.waitFor(() => expect(requestsOf(id)).toHaveLength(1), soon)
    expect(requestsOf(id)[0]?.input).toMatchObject({
      type: 'OTHER',
      isLoss: true,
      details: expect.stringContaining('OSHA'),
    })
  })

  it('that complains opens a request marked so, and marks the one that is open', async () => {
    const body = 'I have called three times and nobody has called me back. This is unacceptable.'
    const { id } = await newThread({ body })
    await vi.waitFor(() => expect(requestsOf(id)).toHaveLength(1), soon)
    expect(requestsOf(id)[0]?.input).toMatchObject({ isComplaint: true })
    const other = await newThread({ body: certificate.replace('Oakland', 'Coos Bay') })
    await vi.waitFor(async () => expect((await thread(other.id)).serviceRequests).toHaveLength(1), soon)
    await addMail(other.id, { body: 'Any update on this? It is the third time I ask, nobody answers. Ridiculous.' })
    await vi.waitFor(() => expect(requestsOf(other.id)[0]?.complaints).toBe(1), soon)
    expect(requestsOf(other.id)).toHaveLength(1)
  })

  it('has open screens look again, though what is found out makes no new version', async () => {
    const { id } = await newThread({ body: 'Please send us the dec page of our van policy.' })
    await vi.waitFor(async () => expect((await thread(id)).workspace).toBeTruthy(), soon)
    const told = await sharedDatabase('events')
      .collection('outbox')
      .find({ id, type: 'EmailThreadConsidered' })
      .toArray()
    // Its summary, its ask, its request and its workspace.
    expect(told.length).toBeGreaterThanOrEqual(4)
    expect(told.map(({ version }) => version)).toEqual(told.map(() => null))
  })

  it('considered again, or sent again, opens nothing more', async () => {
    const { id, messageId } = await newThread({ body: certificate.replace('Oakland', 'Tacoma') })
    await vi.waitFor(() => expect(requestsOf(id)).toHaveLength(1), soon)
    await consider(id, messageId)
    await addMail(id, { body: certificate.replace('Oakland', 'Tacoma').toLowerCase() })
    expect((await thread(id)).asks).toHaveLength(1)
    const other = await newThread({ body: certificate.replace('Oakland', 'Tacoma') })
    expect((await thread(other.id)).asks, 'the same mail to another address').toMatchObject([{ state: 'SUGGESTED' }])
    expect(requestsOf(other.id)).toEqual([])
  })

  it('about an open request adds to it, and about a resolved one opens another', async () => {
    const { id } = await newThread({ body: certificate.replace('Oakland', 'Everett') })
    await vi.waitFor(async () => expect((await thread(id)).serviceRequests).toHaveLength(1), soon)
    await addMail(id, { body: 'Any update on this?' })
    expect(requestsOf(id)[0]?.added).toEqual([])
    await addMail(id, { body: 'Please send the certificate today, they need it with a waiver of subrogation.' })
    await vi.waitFor(() => expect(requestsOf(id)[0]?.added).toHaveLength(1), soon)
    const [request] = requestsOf(id)
    if (request) request.state = 'CLOSED'
    await addMail(id, { body: 'I need a certificate of insurance for next year as well.' })
    await vi.waitFor(() => expect(requestsOf(id)).toHaveLength(2), soon)
  })

  it('begins a workspace once each of its requests is open', async () => {
    const { id } = await newThread({
      body: 'Please send a certificate of insurance to Port of Astoria.\nPlease also send us the dec page of our van policy.',
    })
    await vi.waitFor(() => expect(workspaceOf(id)).toBeDefined(), soon)
    const { asks } = await thread(id)
    expect(asks).toHaveLength(2)
    expect(asks.map(({ serviceRequest }) => serviceRequest)).not.toContain(null)
    expect(workspaceOf(id)?.input['serviceRequestId']).toBe(asks[0]?.serviceRequest?.id)
  })

  it('that changes something has Cara look again, with what is attached; a thank-you doesn’t', async () => {
    const { id } = await newThread({ body: certificate.replace('Oakland', 'Olympia') })
    await vi.waitFor(async () => expect((await thread(id)).workspace).toBeTruthy(), soon)
    const workspace = workspaceOf(id)
    await addMail(id, thanks)
    const lease = { id: '1', name: 'lease.pdf', mimeType: 'application/pdf', size: 10, fileId: 'file-9' }
    const attachments = [{ ...lease, refusedBecause: null }]
    const more = 'Please send the certificate to 9 Pier Road, Olympia, WA 98501, they need it with a waiver.'
    await addMail(id, { body: more, attachments })
    await vi.waitFor(() => expect(workspace?.continued).toEqual([['file-9']]), soon)
    const details = `query ($id: ID!) { emailThread(id: $id) { asks { details { text holderName holderAddress { line1 city } } } } }`
    const read = await asking.subgraph().data<{ emailThread: { asks: { details: object }[] } }>(us, details, { id })
    expect(read.emailThread.asks).toMatchObject([
      {
        details: {
          text: expect.stringContaining('with a waiver'),
          holderName: 'Port of Olympia',
          holderAddress: { line1: '9 Pier Road', city: 'Olympia' },
        },
      },
    ])
    await addMail(id, { body: 'I would also like a quote for cyber insurance for the Olympia office.' })
    await vi.waitFor(() => expect(workspace?.continued).toHaveLength(2), soon)
    expect(requestsOf(id)).toHaveLength(2)
  })

  it('that came into the database without a job is begun, too, once', async () => {
    const { id } = await newThread({ body: 'Please send us the dec page of our boat policy, the Astoria one.' })
    await vi.waitFor(async () => expect((await thread(id)).workspace).toBeTruthy(), soon)
    const before = world.workspaces.length
    await inTenantScope(us.agencyId, () => EmailThread.updateOne({ _id: id }, { $set: { workspaceId: null } }))
    await runJob(beginMissedWorkspaces, {}, us.agencyId)
    // Its job is done already, and isn’t enqueued again.
    expect(world.workspaces).toHaveLength(before)
  })

  it.each([
    ['a thank-you', thanks],
    ['the agency’s own words', { body: certificate, senderRole: 'AGENT' as const }],
    ['an automatic answer', { body: certificate, machineKind: 'AUTOMATIC_REPLY' as const }],
    ['spam', { body: 'Are you looking for qualified leads for your agency?\nBook a demo today.' }],
  ])('opens nothing: %s', async (_, written) => {
    const { id } = await newThread(written, 'spam@nobody.example')
    expect((await thread(id)).asks).toEqual([])
    expect(requestsOf(id)).toEqual([])
  })

  it('that a colleague passes on opens what the client asks for in it', async () => {
    const { id } = await newThread({
      ...{
        body: `see below\n\n---------- Forwarded message ---------\nFrom: Ada <${client}>\n\n${certificate}`,
        isForward: true,
      },
      ...{ senderRole: 'AGENT', from: person('nora.quill@harborpoint.example') },
    })
    expect((await thread(id)).asks).toMatchObject([{ type: 'CREATE_CERTIFICATE' }])
  })

  it('whose request can’t be stored is left to a person', async () => {
    const { id } = await newThread({ body: 'I would like a quote for workers comp insurance, refuse this.' })
    await vi.waitFor(async () => expect((await thread(id)).asks).toMatchObject([{ state: 'SUGGESTED' }]), soon)
    expect((await thread(id)).serviceRequests).toEqual([])
  })
})

describe('a possible request', () => {
  const suggested = async () => {
    const first = await newThread({ body: `I need a quote for cyber insurance, number ${++mails}.` })
    await vi.waitFor(() => expect(requestsOf(first.id)).toHaveLength(1), soon)
    const { id } = await newThread({ body: `I need a quote for cyber insurance, number ${mails - 1}.` })
    const [ask] = (await thread(id)).asks
    expect(ask?.state).toBe('SUGGESTED')
    return { id, askId: ask?.id ?? '' }
  }
  const change = (document: string, askId: string, caller = us) => asking.subgraph().data(caller, document, { askId })

  it('becomes a request in the name of whoever presses the button, once', async () => {
    const { id, askId } = await suggested()
    await change(askDocuments.create, askId)
    await change(askDocuments.create, askId)
    await vi.waitFor(async () => expect((await thread(id)).asks[0]?.serviceRequest).toBeTruthy(), soon)
    expect(requestsOf(id)).toMatchObject([{ by: us.userId }])
  })

  it('is gone for good once someone dismisses it', async () => {
    const { id, askId } = await suggested()
    await change(askDocuments.dismiss, askId)
    expect((await thread(id)).asks).toMatchObject([{ state: 'DISMISSED' }])
    expect(requestsOf(id)).toEqual([])
  })

  it('of another agency is not there', async () => {
    const { askId } = await suggested()
    for (const document of [askDocuments.create, askDocuments.dismiss]) {
      const { extensions } = await asking.subgraph().failure(them, document, { askId })
      expect(extensions.code).toBe('NOT_FOUND')
    }
  })
})

describe('the account of a thread', () => {
  it('is the one that has the address, itself or by a contact', async () => {
    world.emails['office@heron.example'] = [heron]
    world.contacts['lee@osprey.example'] = [osprey]
    const own = await newThread(thanks, 'office@heron.example')
    const ofContact = await newThread(thanks, 'lee@osprey.example')
    expect((await thread(own.id)).account).toEqual({ id: heron })
    expect((await thread(ofContact.id)).account).toEqual({ id: osprey })
  })

  it('is the one whose policy the mail names', async () => {
    world.policies['GL-2093847'] = osprey
    const { id } = await newThread({ body: 'My policy number is GL-2093847.' }, 'someone@gmail.com')
    expect((await thread(id)).account).toEqual({ id: osprey })
  })

  it('by a policy number of a stranger is marked so', async () => {
    world.policies['GL-7093847'] = osprey
    const seen = 'query ($id: ID!) { emailThread(id: $id) { isSenderUnknown account { id } } }'
    const read = async (id: string) =>
      (await asking.subgraph().data<{ emailThread: object }>(us, seen, { id })).emailThread
    const stranger = await newThread({ body: 'Please take the Ford off policy GL-7093847.' }, 'stranger@mail.example')
    expect(await read(stranger.id)).toEqual({ isSenderUnknown: true, account: { id: osprey } })
    world.contacts['known@osprey.example'] = [osprey]
    const known = await newThread({ body: 'Please take the Ford off policy GL-7093847.' }, 'known@osprey.example')
    expect(await read(known.id)).toEqual({ isSenderUnknown: false, account: { id: osprey } })
  })

  it('is left to a person where several fit, or what is certain disagrees', async () => {
    world.contacts['both@birds.example'] = [heron, osprey]
    const several = await newThread(thanks, 'both@birds.example')
    const disagreeing = await newThread({ body: 'It is about GL-2093847.' }, 'office@heron.example')
    expect(await thread(several.id)).toMatchObject({
      account: null,
      accountSuggestions: [
        { account: { id: heron }, accountName: 'Heron Hardware', reason: 'EMAIL' },
        { account: { id: osprey }, accountName: 'Osprey Optics', reason: 'EMAIL' },
      ],
    })
    expect(await thread(disagreeing.id)).toMatchObject({
      account: null,
      accountSuggestions: [{ account: { id: heron } }, { account: { id: osprey }, reason: 'POLICY_NUMBER' }],
    })
  })

  it('is only suggested by a number that the mail names', async () => {
    world.numbers['+16195550199'] = [osprey]
    const { id } = await newThread({ body: 'Thanks!\n\nLee, 619.555.0199' }, 'lee.private@gmail.com')
    expect(await thread(id)).toMatchObject({
      ...{ account: null, accountSuggestions: [{ account: { id: osprey }, reason: 'PHONE' }] },
    })
  })

  it('is only suggested by an address in a forwarded mail, and never by a colleague’s, a domain or a holder’s', async () => {
    const forwarded = await newThread(
      { ...thanks, isForward: true, senderRole: 'AGENT', from: person('nora.quill@harborpoint.example') },
      'office@heron.example',
    )
    expect(await thread(forwarded.id)).toMatchObject({
      account: null,
      accountSuggestions: [{ account: { id: heron } }],
    })
    world.emails['nora.quill@harborpoint.example'] = [heron]
    const colleague = await newThread(thanks, 'nora.quill@harborpoint.example')
    const sameDomain = await newThread(thanks, 'other@heron.example')
    const holder = await newThread({ body: `${certificate} Send it to office@heron.example.` }, 'new@client.example')
    for (const { id } of [colleague, sameDomain, holder]) {
      expect(await thread(id)).toMatchObject({ account: null, accountSuggestions: [] })
    }
  })
})

it('the conversations of a request are those that led to it', async () => {
  const { id } = await newThread({ body: 'Please send us five years of loss runs.' })
  await vi.waitFor(async () => expect((await thread(id)).serviceRequests).toHaveLength(1), soon)
  const [request] = requestsOf(id)
  const ids = [request?.id, 'nothing']
  type Answer = { serviceRequestConversationsByIds: unknown }
  expect(
    (await asking.subgraph().data<Answer>(us, askDocuments.conversations, { ids })).serviceRequestConversationsByIds,
  ).toEqual([
    { id: request?.id, calls: [], emailThreads: [{ id }] },
    { id: 'nothing', calls: [], emailThreads: [] },
  ])
})
