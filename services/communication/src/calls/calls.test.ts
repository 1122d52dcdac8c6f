import { sharedDatabase } from '@coverdesk/kit/testing'
import mongoose from 'mongoose'
import { describe, expect, it, vi } from 'vitest'
import { documents, heron, osprey, them, us, useCommunicationSubgraph } from '../testing/communication-subgraph.ts'

const communication = useCommunicationSubgraph()
const { log, link, list, read, wrong, world } = communication
const soon = { timeout: 20_000, interval: 50 }
const logged = {
  fromName: 'Ada Wren',
  day: '2026-01-31',
  time: '2:30 PM',
  timeZone: 'America/Los_Angeles',
  minutes: '5',
}

const tell = (event: object) =>
  sharedDatabase('events')
    .collection('outbox')
    .insertOne({
      ...{ _id: new mongoose.Types.ObjectId(), agencyId: us.agencyId, subgraph: 'accounts', version: 2 },
      ...{ kind: 'UPDATED', at: new Date(), requestId: 'request-1', userId: us.userId },
      ...event,
    })

describe('a call that someone logs', () => {
  it('is completed, with its number, its account and its summary', async () => {
    const call = await log({ ...logged, fromNumber: '619.555.0142', accountId: heron, summary: 'About trucks.' })
    expect(call).toMatchObject({
      ...{ status: 'COMPLETED', fromName: 'Ada Wren', fromNumber: '+16195550142', summary: 'About trucks.' },
      ...{ account: { id: heron }, accountName: 'Heron Hardware', customerName: 'Heron Hardware' },
      ...{ startedAt: '2026-01-31T22:30:00.000Z', endedAt: '2026-01-31T22:35:00.000Z' },
      ...{ recordingUrl: null, recording: null, serviceRequests: [], transcript: [] },
    })
    expect(await read(call.id)).toEqual(call)
  })

  it('is logged once, however often it is sent', async () => {
    const [one, other] = [await log(logged, 'key-1'), await log(logged, 'key-1')]
    expect(other.id).toBe(one.id)
  })

  it('finds its account by the number where one alone has it', async () => {
    world.numbers = { '+16195550177': [osprey] }
    const { id } = await log({ ...logged, fromNumber: '(619) 555-0177' })
    await vi.waitFor(async () => expect((await read(id))['accountName']).toBe('Osprey Optics'), soon)
  })

  it('is refused with messages at its fields', async () => {
    expect(await wrong('log', { input: {} })).toMatchObject({ fromName: 'Enter who called.' })
    expect(await wrong('log', { input: { ...logged, accountId: '67a0000000000000000000ff' } })).toEqual({
      accountId: 'Choose an account.',
    })
  })
})

describe('the list of calls', () => {
  it('has the latest first, page by page, and is narrowed by status', async () => {
    for (const day of ['2025-05-01', '2025-05-03', '2025-05-02'])
      await log({ ...logged, fromName: `Paged ${day}`, day })
    const first = await list({ search: 'paged', first: 2 })
    expect(first.items.map(({ fromName }) => fromName)).toEqual(['Paged 2025-05-03', 'Paged 2025-05-02'])
    const second = await list({ search: 'paged', first: 2, after: first.endCursor })
    expect(second.items.map(({ fromName }) => fromName)).toEqual(['Paged 2025-05-01'])
    expect((await list({ search: 'paged', filter: { status: 'COMPLETED' } })).total).toBe(3)
    expect((await list({ search: 'paged', filter: { status: 'ERROR' } })).total).toBe(0)
  })

  it.each(['wren', '6195550188', '+1 619 555 0188', '(619) 555', '0188', '16195550188'])(
    'finds a call by %s',
    async search => {
      await log({ ...logged, fromName: 'Jenny Wren', fromNumber: '(619) 555-0188' }, 'key-search')
      expect((await list({ search })).items.map(({ fromName }) => fromName)).toContain('Jenny Wren')
    },
  )

  it('is sorted by customer, too', async () => {
    await log({ ...logged, fromName: 'Sorted b' })
    await log({ ...logged, fromName: 'Sorted a' })
    const sorted = await list({ search: 'sorted', sort: 'CUSTOMER_ASC' })
    expect(sorted.items.map(({ fromName }) => fromName)).toEqual(['Sorted a', 'Sorted b'])
  })
})

describe('the account of a call', () => {
  it('is given and taken away by a person', async () => {
    const { id } = await log({ ...logged, fromName: 'Linked' })
    expect(await link(id, heron)).toMatchObject({ account: { id: heron }, customerName: 'Heron Hardware', version: 2 })
    expect((await list({ search: 'heron hardware' })).items.map(call => call.id)).toContain(id)
    expect(await link(id, null)).toMatchObject({ account: null, customerName: 'Linked' })
    expect(await wrong('link', { id, accountId: 'nobody' })).toEqual({ accountId: 'Choose an account.' })
  })

  it('is called as it is now, and is the one that was kept where it was merged', async () => {
    const renamed = '67a000000000000000000005'
    world.accounts[renamed] = 'Egret Electric'
    const { id } = await log({ ...logged, fromName: 'Named', accountId: renamed })
    world.accounts[renamed] = 'Egret & Sons'
    await tell({ type: 'AccountUpdated', typename: 'Account', id: renamed })
    await vi.waitFor(async () => expect((await read(id))['accountName']).toBe('Egret & Sons'), soon)
    expect((await list({ search: 'egret sons' })).total).toBe(1)
    world.merged[renamed] = osprey
    await tell({ type: 'AccountsMerged', typename: 'Account', id: renamed, into: osprey, kind: 'DELETED' })
    await vi.waitFor(async () => expect((await read(id))['account']).toEqual({ id: osprey }), soon)
    expect(await read(id)).toMatchObject({ customerName: 'Osprey Optics', version: 1 })
  })

  it('is held, with the conversation, for the export of all that the product holds', async () => {
    const own = '67a000000000000000000006'
    world.accounts[own] = 'Plover Paints'
    await log({ ...logged, accountId: own, summary: 'About paint.' })
    const { body } = await communication.subgraph().question('account-data', { accountId: own }, us)
    expect(body).toMatchObject({ held: { calls: [{ summary: 'About paint.', transcript: [] }] }, files: [] })
    expect(JSON.stringify(body)).not.toContain('words')
  })
})

describe('service requests of a call', () => {
  it('are those that have it as their source', async () => {
    const { id } = await log({ ...logged, fromName: 'Source' })
    world.sources = {
      '67e000000000000000000902': { type: 'WORKSPACE', id },
      '67e000000000000000000903': null,
      '67e000000000000000000901': { type: 'CALL', id },
    }
    for (const request of Object.keys(world.sources)) {
      await tell({ type: 'ServiceRequestCreated', typename: 'ServiceRequest', id: request, kind: 'CREATED' })
    }
    const noted = [{ id: '67e000000000000000000901' }]
    await vi.waitFor(async () => expect((await read(id))['serviceRequests']).toEqual(noted), soon)
  })
})

describe('calls of another agency', () => {
  it('are not there', async () => {
    const { id } = await log({ ...logged, fromName: 'Secret' })
    const subgraph = communication.subgraph()
    expect((await subgraph.failure(them, documents.read, { id })).extensions.code).toBe('NOT_FOUND')
    expect((await subgraph.failure(them, documents.link, { id, accountId: null })).extensions.code).toBe('NOT_FOUND')
    expect((await list({ search: 'secret' }, them)).total).toBe(0)
  })
})
