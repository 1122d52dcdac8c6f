import { randomUUID } from 'node:crypto'
import { pdf, uploadFile } from '@coverdesk/kit/testing'
import { describe, expect, it, vi } from 'vitest'
import {
  colleague,
  documents,
  formerColleague,
  heron,
  heronPolicy,
  otherAccount,
  type RequestAnswer,
  them,
  us,
  useServicingSubgraph,
} from '../testing/servicing-subgraph.ts'
import { tell } from '../testing/tell.ts'

const servicing = useServicingSubgraph()
const { create, read, data, wrong, failure } = servicing
const at = ({ id, version }: RequestAnswer) => ({ id, version })
const task = (details = 'Call back in March') => create({ type: 'OTHER', details })
const soon = { timeout: 20_000, interval: 50 }

it('is resolved once, and answered alike, when that is sent again without a first answer', async () => {
  const request = await task()
  const caller = { ...us, mutationKey: randomUUID() }
  const resolve = () =>
    servicing.subgraph().ask<Record<string, RequestAnswer>>(caller, documents.resolve, {
      ...at(request),
      input: { notes: 'Called back.' },
    })
  const first = await resolve()
  expect(first.data?.['resolveServiceRequest']).toMatchObject({ state: 'CLOSED', version: 2 })
  expect(await resolve()).toEqual(first)
  expect((await read(request.id)).versionHistory).toHaveLength(2)
})

describe('a request that is entered by hand', () => {
  it.each(['CANCEL_POLICY', 'ENDORSE_POLICY'])('of type %s needs no policy', async type => {
    const request = await create({ type, details: 'They will call back with the number', clientName: 'Ada Heron' })
    expect(request).toMatchObject({ type, businessPolicy: null })
  })

  it.each(['Anonymous', '+44 20 7946 0018', 'sip:front-desk@heron.example', ' 5555 '])(
    'keeps the caller id %j as it was given',
    async clientPhone => {
      const request = await create({ type: 'OTHER', details: 'x', clientPhone })
      expect(request['clientPhone']).toBe(clientPhone.trim())
    },
  )

  it('has the account’s name, its policy and what its type asks for', async () => {
    const request = await create({
      type: 'CANCEL_POLICY',
      businessPolicyId: heronPolicy,
      clientName: 'Ada Heron',
      clientEmail: 'ada@heron.example',
      clientPhone: '(510) 555-0148',
      cancelPolicy: { reason: 'Sold the shop' },
      question: { question: 'Of another type' },
    })
    expect(request).toMatchObject({
      version: 1,
      type: 'CANCEL_POLICY',
      state: 'OPEN',
      customerName: 'Heron Hardware',
      account: { id: heron },
      businessPolicy: { id: heronPolicy },
      clientName: 'Ada Heron',
      clientEmail: 'ada@heron.example',
      clientPhone: '(510) 555-0148',
      cancelPolicy: { policyId: heronPolicy, reason: 'Sold the shop' },
      question: null,
      endorsePolicy: null,
    })
    expect(request.versionHistory).toEqual([
      {
        version: 1,
        updateTypes: ['CREATE_SERVICE_REQUEST'],
        updateInitiatorType: 'AGENCY_USER',
        updateInitiatorId: us.userId,
        reason: null,
        changes: [],
        snapshot: { assignee: null, resolutionNotes: null, resolutionFiles: [], dueAt: request.dueAt },
      },
    ])
    expect(await read(request.id)).toEqual(request)
  })

  it('doubles as a task with assignee and due date', async () => {
    const dueAt = '2027-03-01T20:00:00.000Z'
    const request = await create({ type: 'OTHER', details: 'Call back', assigneeId: colleague, dueAt })
    expect(request).toMatchObject({ customerName: null, assignee: { id: colleague }, dueAt })
  })

  it.each([
    ['ADD_ADDITIONAL_INSURED', { addAdditionalInsured: { name: 'City of Oakland', relationship: 'Landlord' } }],
    ['CREATE_CERTIFICATE', { createCertificate: { name: 'Port of Oakland', additionalInsured: true } }],
    ['DOCUMENT_REQUEST', { documentRequest: { type: 'Policy' }, details: 'The 2026 policy' }],
    ['QUESTION', { question: { question: 'Are tools covered?', type: 'Coverage' } }],
  ])('of type %s keeps the words of its type', async (type, block) => {
    const [name = '', words] = Object.entries(block)[0] ?? []
    expect((await create({ type, accountId: heron, ...block }))[name]).toMatchObject(words as object)
  })

  it.each([
    [{}, { type: 'Choose what the client asks for.' }],
    [{ type: 'OTHER' }, { details: 'Enter what the client asks for.' }],
    [{ type: 'QUOTE_REQUEST', details: ' ' }, { details: 'Enter what the client asks for.' }],
    [
      { type: 'ADD_ADDITIONAL_INSURED', addAdditionalInsured: { address: { line1: '1 Main St' } } },
      {
        'addAdditionalInsured.name': 'Enter the name of the additional insured.',
        'addAdditionalInsured.address.city': 'Enter the city.',
      },
    ],
    [{ type: 'CREATE_CERTIFICATE' }, { 'createCertificate.name': 'Enter the certificate holder.' }],
    [{ type: 'QUESTION' }, { 'question.question': 'Enter the question.' }],
    [{ type: 'OTHER', details: 'x', clientEmail: 'ada' }, { clientEmail: expect.stringContaining('Enter an email') }],
    [{ type: 'OTHER', details: 'x', accountId: 'nowhere' }, { accountId: 'Choose an account.' }],
    [{ type: 'OTHER', details: 'x', businessPolicyId: 'nowhere' }, { businessPolicyId: 'Choose a policy.' }],
    [
      { type: 'OTHER', details: 'x', accountId: otherAccount, businessPolicyId: heronPolicy },
      { businessPolicyId: 'Choose a policy of this account.' },
    ],
    [{ type: 'OTHER', details: 'x', assigneeId: formerColleague }, { assigneeId: 'Choose someone who can sign in.' }],
  ])('is refused at its fields: %j', async (input, messages) => {
    expect(await wrong('create', { input })).toMatchObject(messages)
  })
})

describe('an open request', () => {
  it('is assigned and gets a due date, each in the version log', async () => {
    const request = await task()
    const dueAt = '2027-01-15T20:00:00.000Z'
    const both = await data('update', { ...at(request), input: { assigneeId: colleague, dueAt } })
    expect(both).toMatchObject({ version: 2, assignee: { id: colleague }, dueAt })
    expect(both.versionHistory[0]).toMatchObject({
      version: 2,
      updateTypes: ['ASSIGN_SERVICE_REQUEST', 'UPDATE_SERVICE_REQUEST_DUE_AT'],
      snapshot: { assignee: { id: colleague }, dueAt },
    })
    const unassigned = await data('update', { ...at(both), input: { assigneeId: null } })
    expect(unassigned).toMatchObject({ version: 3, assignee: null, dueAt })
    expect(unassigned.versionHistory[0]?.updateTypes).toEqual(['ASSIGN_SERVICE_REQUEST'])
  })

  it('keeps its version where nothing changes', async () => {
    const request = await task()
    expect(await data('update', { ...at(request), input: { assigneeId: null, dueAt: null } })).toEqual(request)
  })

  it('is not assigned to someone who can’t sign in', async () => {
    const request = await task()
    expect(await wrong('update', { ...at(request), input: { assigneeId: formerColleague } })).toEqual({
      assigneeId: 'Choose someone who can sign in.',
    })
  })

  it('is resolved with notes and files, once', async () => {
    const request = await task()
    const file = await uploadFile(us, pdf(), { name: 'endorsement.pdf', mimeType: 'application/pdf' })
    const [first, second] = await Promise.all(
      ['Sent by mail', 'Sent by phone'].map(notes =>
        servicing.subgraph().ask<Record<string, RequestAnswer>>(us, resolveDocument, {
          ...at(request),
          input: { notes, files: [file] },
        }),
      ),
    )
    const answers = [first, second].map(answer => answer?.errors?.[0]?.extensions.code ?? 'saved')
    expect(answers.sort()).toEqual(['CONFLICT', 'saved'])
    const saved = await read(request.id)
    expect(saved).toMatchObject({ state: 'CLOSED', version: 2, closedAt: expect.any(String) })
    expect(saved.resolution?.files).toEqual([{ name: 'endorsement.pdf', url: `/files/${file}/endorsement.pdf` }])
    expect(saved.versionHistory.map(({ updateTypes }) => updateTypes)).toEqual([
      ['CLOSE_SERVICE_REQUEST'],
      ['CREATE_SERVICE_REQUEST'],
    ])
    expect(saved.versionHistory[0]?.snapshot).toMatchObject({ resolutionNotes: saved.resolution?.notes })
    expect((await failure('resolve', { ...at(saved), input: {} })).message).toBe('This request is resolved already.')
  })

  it('is resolved in whichever version it has, by one of two at once', async () => {
    const request = await task()
    await data('update', { ...at(request), input: { assigneeId: colleague } })
    const answers = await Promise.all(
      ['Sent by mail', 'Sent by phone'].map(notes =>
        servicing.subgraph().ask(us, resolveDocument, { id: request.id, input: { notes } }),
      ),
    )
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'saved')
    expect(codes.filter(code => code === 'saved')).toHaveLength(1)
    const saved = await read(request.id)
    expect(saved).toMatchObject({ state: 'CLOSED', version: 3, assignee: { id: colleague } })
    expect(saved.versionHistory.filter(({ updateTypes }) => updateTypes[0] === 'CLOSE_SERVICE_REQUEST')).toHaveLength(1)
  })

  it('is refused at its notes and its files', async () => {
    const request = await task()
    const input = { notes: 'x'.repeat(10_001), files: Array.from({ length: 21 }, (_, index) => String(index)) }
    expect(await wrong('resolve', { ...at(request), input })).toEqual({
      notes: 'Use at most 10,000 characters.',
      files: 'Attach at most 20 files.',
    })
  })

  it('is not resolved with a file that is gone', async () => {
    const request = await task()
    const files = ['9'.repeat(32)]
    expect(await wrong('resolve', { ...at(request), input: { files } })).toEqual({
      files: 'A file is no longer available. Choose it again.',
    })
    expect(await read(request.id)).toEqual(request)
  })
})

const resolveDocument = `mutation ($id: ID!, $version: Int, $input: ResolveServiceRequestInput!) {
  resolveServiceRequest(id: $id, version: $version, input: $input) { id }
}`

describe('a closed request', () => {
  it('keeps the files of its resolution when it is reopened, in its record and in its log', async () => {
    const fileId = await uploadFile(us, pdf(), { name: 'endorsement.pdf', mimeType: 'application/pdf' })
    const closed = await data('resolve', { ...at(await task()), input: { notes: 'Sent', files: [fileId] } })
    const open = await data('reopen', { ...at(closed), input: { reason: 'The carrier refused it' } })
    const files = [{ name: 'endorsement.pdf', url: `/files/${fileId}/endorsement.pdf` }]
    expect(open).toMatchObject({ earlierResolutions: [{ notes: 'Sent', files, closedAt: closed['closedAt'] }] })
    expect(open.versionHistory.map(({ snapshot }) => snapshot)).toMatchObject([
      { resolutionFiles: [] },
      { resolutionFiles: files },
      { resolutionFiles: [] },
    ])
    const again = await data('resolve', { ...at(open), input: { notes: 'Sent again' } })
    expect(again).toMatchObject({ resolution: { notes: 'Sent again', files: [] }, earlierResolutions: [{ files }] })
  })

  it('is reopened with a reason; the log keeps how it was resolved', async () => {
    const closed = await data('resolve', { ...at(await task()), input: { notes: 'Done' } })
    expect(await wrong('reopen', { ...at(closed), input: { reason: ' ' } })).toEqual({
      reason: 'Enter why the request is reopened.',
    })
    const open = await data('reopen', { ...at(closed), input: { reason: 'The client called again' } })
    expect(open).toMatchObject({ state: 'OPEN', resolution: null, closedAt: null, version: 3 })
    expect(open.versionHistory.slice(0, 2)).toMatchObject([
      {
        updateTypes: ['UPDATE_SERVICE_REQUEST'],
        reason: 'The client called again',
        snapshot: { resolutionNotes: null },
      },
      { updateTypes: ['CLOSE_SERVICE_REQUEST'], reason: null, snapshot: { resolutionNotes: 'Done' } },
    ])
    expect((await failure('reopen', { ...at(open), input: { reason: 'Again' } })).message).toBe(
      'This request is open already.',
    )
  })
})

describe('a comment', () => {
  it('updates the request', async () => {
    const request = await task()
    await servicing.data('comment', { id: request.id, input: { content: 'Left a message' } })
    const { updatedAt } = await read(request.id)
    expect(Date.parse(String(updatedAt))).toBeGreaterThan(Date.parse(String(request['updatedAt'])))
  })

  it('is a person’s', async () => {
    const { id } = await task()
    const job = { ...us, userId: 'system:conclude-requests' }
    const { extensions } = await failure('comment', { id, input: { content: 'Left a message' } }, job)
    expect(extensions.code).toBe('FORBIDDEN')
  })

  it('is logged, and leaves the version of the request alone', async () => {
    const request = await task()
    await servicing.data('comment', { id: request.id, input: { content: 'Left a message' } })
    const commented = await read(request.id)
    expect(commented).toMatchObject({
      version: 1,
      comments: { total: 1, items: [{ content: 'Left a message', agencyUser: { id: us.userId }, mentions: [] }] },
    })
    expect(commented.versionHistory[0]).toMatchObject({ version: 2, updateTypes: ['ADD_SERVICE_REQUEST_COMMENT'] })
  })

  it('needs a text', async () => {
    const { id } = await task()
    expect(await wrong('comment', { id, input: { content: ' \n ' } })).toEqual({ content: 'Write a comment.' })
  })
})

describe('the list', () => {
  it('is found by customer, status, type and assignee, and narrowed by filters', async () => {
    const request = await create({
      type: 'QUOTE_REQUEST',
      accountId: otherAccount,
      details: 'Umbrella',
      assigneeId: colleague,
      dueAt: null,
    })
    const found = async (variables: object) =>
      (await servicing.list(variables)).items.map(({ id }) => id).includes(request.id)
    for (const search of ['osprey', 'open', 'quote', 'okafor', 'osp quo sam', 'prey tics', 'PEN', 'uot', 'kaf', 'y'])
      expect(await found({ search }), search).toBe(true)
    for (const search of ['closed', 'marsh', 'heron', 'ospreyoptics', 'prey heron'])
      expect(await found({ search }), search).toBe(false)
    expect(await found({ filter: { state: 'OPEN', type: 'QUOTE_REQUEST', assigneeId: colleague } })).toBe(true)
    expect(await found({ filter: { isUnassigned: true } })).toBe(false)
    expect(await found({ filter: { state: 'CLOSED' } })).toBe(false)
    expect(await found({ filter: { dueBefore: '2030-01-01T00:00:00Z' } })).toBe(false)
  })

  it('follows new names of accounts and people', async () => {
    const { id } = await create({ type: 'OTHER', details: 'x', accountId: heron, assigneeId: colleague })
    servicing.world.accounts[heron] = 'Heron & Daughters'
    const sam = servicing.world.users[1] as (typeof servicing.world.users)[number]
    servicing.world.users[1] = { ...sam, name: 'Samuel Okafor-Reed' }
    await tell({ type: 'AccountUpdated', typename: 'Account', id: heron })
    await tell({ type: 'AgencyUserUpdated', typename: 'AgencyUser', id: colleague })
    await vi.waitFor(async () => {
      expect((await read(id)).customerName).toBe('Heron & Daughters')
      expect((await servicing.list({ search: 'daughters reed' })).items.map(item => item.id)).toContain(id)
    }, soon)
    expect((await read(id)).version).toBe(1)
  })
})

describe('another agency', () => {
  it('reads and changes nothing', async () => {
    const request = await task()
    const attempts = [
      ['read', {}],
      ['update', { input: { assigneeId: null } }],
      ['resolve', { input: {} }],
      ['reopen', { input: { reason: 'x' } }],
      ['comment', { input: { content: 'x' } }],
    ] as const
    for (const [document, more] of attempts) {
      const { extensions } = await failure(document, { ...at(request), ...more }, them)
      expect(extensions.code, document).toBe('NOT_FOUND')
    }
    expect(await read(request.id)).toEqual(request)
  })
})
