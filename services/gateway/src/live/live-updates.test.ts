import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { announce, announceAll } from '../testing/announce.ts'
import { accountsFixture, settingsFixture } from '../testing/fixtures.ts'
import { type LivePage, listen } from '../testing/live-client.ts'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

/** An area whose records can be watched. */
const watched = {
  ...accountsFixture,
  typeDefs: `${accountsFixture.typeDefs.replace('type Account {', 'type Account @key(selectionSet: "{ id }") {')}
    extend type Query { accountsByIds(ids: [ID!]!): [Account]! @merge(keyField: "id") }
    type Subscription {
      watchAccount(id: ID!, after: Int): AccountChange
        @watch(typename: "Account", by: "id", progress: "AccountProgress")
    }
    type AccountChange { number: Int! kind: String! record: Account }`,
  resolvers: {
    ...accountsFixture.resolvers,
    Query: {
      ...(accountsFixture.resolvers as { Query: object }).Query,
      accountsByIds: (_: unknown, { ids }: { ids: string[] }) =>
        ids.map(id => ({ id, name: `Account ${id}`, owner: { id: 'user-1' } })),
    },
  },
}

const changes = 'subscription ($after: Int) { recordChanged(after: $after) { number typename id kind at } }'
let gateway: TestGateway
let maya: Visitor
const pages: LivePage[] = []

beforeAll(async () => {
  gateway = await startTestGateway({}, [settingsFixture, watched])
  maya = await Visitor.signedIn(gateway)
})
afterAll(() => gateway.close())
afterEach(async () => {
  await Promise.all(pages.splice(0).map(page => page.close()))
})

function open(query: string, variables = {}, visitor = maya, at = gateway) {
  const page = listen(at, visitor, query, variables)
  pages.push(page)
  return page
}

const until = (condition: () => boolean, timeout = 20_000) =>
  vi.waitFor(() => expect(condition()).toBe(true), { timeout, interval: 10 })

const changesOf = ({ told }: LivePage) =>
  told.map(({ data }) => Object.values(data ?? {})[0] as { number: number; id: string; kind: string })
const idsOf = (page: LivePage) => changesOf(page).map(({ id }) => id)
const lastNumber = async (agencyId = 'agency-harbor') =>
  (await gateway.events.collection('eventNumbers').findOne({ _id: agencyId as never }))?.['last'] ?? 0

/** Announces until a page has heard of it: from then on it misses nothing. */
async function ready(page: LivePage) {
  await vi.waitFor(
    async () => {
      await announce(gateway.events, { id: 'hello' })
      await wait(50)
      expect(page.told.length).toBeGreaterThan(0)
    },
    { timeout: 10_000, interval: 50 },
  )
}

describe('a page that listens', () => {
  it('hears what happens in its agency, and nothing of another one', async () => {
    const page = open(changes)
    await ready(page)
    // So many that their numbers are higher than ours: none may be left out only because it looks old.
    for (let count = await lastNumber(); count >= -3; count--) {
      await announce(gateway.events, { id: 'theirs', agencyId: 'agency-other' })
    }
    await announce(gateway.events, { id: 'ours', kind: 'CREATED' })
    await until(() => idsOf(page).includes('ours'))
    expect(idsOf(page)).not.toContain('theirs')
    expect(changesOf(page).at(-1)).toEqual({
      number: expect.any(Number),
      typename: 'Account',
      id: 'ours',
      kind: 'CREATED',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
  })

  it('chooses kinds of records and records', async () => {
    const query = 'subscription { recordChanged(typenames: ["Policy"], ids: ["p1"], after: 0) { id } }'
    const page = open(query)
    await announce(gateway.events, { typename: 'Policy', id: 'p2' })
    await announce(gateway.events, { typename: 'Account', id: 'p1' })
    await announce(gateway.events, { typename: 'Policy', id: 'p1' })
    await until(() => page.told.length > 0)
    await wait(100)
    expect(idsOf(page)).toEqual(['p1'])
  })

  it('gets numbers without gaps, in the order of the commits', async () => {
    const after = await lastNumber()
    const page = open(changes, { after })
    await Promise.all(Array.from({ length: 50 }, (_, index) => announce(gateway.events, { id: String(index) })))
    await until(() => page.told.length === 50)
    expect(changesOf(page).map(({ number }) => number)).toEqual(
      Array.from({ length: 50 }, (_, index) => after + index + 1),
    )
  })

  it('is told that events are gone when it was away for too long, or asks for what never was', async () => {
    const after = await lastNumber()
    await announce(gateway.events, { id: 'soon gone' })
    await announce(gateway.events, { id: 'kept' })
    await vi.waitFor(async () => expect(await lastNumber()).toBe(after + 2), { timeout: 20_000 })
    await gateway.events.collection('outbox').deleteOne({ id: 'soon gone' })
    for (const asked of [after, after + 1_000]) {
      const [error] = (await open(changes, { after: asked }).ended) as { extensions: { code: string } }[]
      expect(error?.extensions.code).toBe('EVENTS_GONE')
    }
    const page = open(changes, { after: after + 1 })
    await until(() => idsOf(page).includes('kept'))
  })
})

describe('a record that is watched', () => {
  const query =
    'subscription ($id: ID!, $after: Int) { watchAccount(id: $id, after: $after) { number record { id name owner { name } } } }'

  it('comes complete, from every subgraph that knows of it, once for all who watch', async () => {
    const after = await lastNumber()
    const all = Array.from({ length: 20 }, () => open(query, { id: '7' }))
    await vi.waitFor(async () => {
      await announce(gateway.events, { id: '7' })
      await wait(100)
      expect(all.every(({ told }) => told.length > 0)).toBe(true)
    }, 20_000)
    expect(await lastNumber()).toBeGreaterThan(after)
    gateway.accounts.requests.length = 0
    const told = all.map(({ told }) => told.length)
    await announce(gateway.events, { id: '7' })
    await announce(gateway.events, { id: '8' })
    await until(() => all.every((page, index) => page.told.length > (told[index] ?? 0)))
    expect(all[0]?.told.at(-1)?.data).toEqual({
      watchAccount: {
        number: expect.any(Number),
        record: { id: '7', name: 'Account 7', owner: { name: 'Name of user-1' } },
      },
    })
    expect(gateway.accounts.requests).toHaveLength(1)
  })

  it('is told of its progress, too, which is no change of the record to others', async () => {
    const after = await lastNumber()
    const [page, others] = [open(query, { id: '5', after }), open(changes, { after })]
    await announce(gateway.events, { typename: 'AccountProgress', id: '6' })
    await announce(gateway.events, { typename: 'AccountProgress', id: '5' })
    await until(() => page.told.length > 0 && idsOf(others).includes('5'))
    expect(page.told.map(({ data }) => data)).toMatchObject([
      { watchAccount: { record: { id: '5', name: 'Account 5' } } },
    ])
    expect(changesOf(others).filter(({ id }) => id === '5' || id === '6')).toMatchObject([
      { typename: 'AccountProgress', id: '6' },
      { typename: 'AccountProgress', id: '5' },
    ])
  })

  it('is null with a masked error while its subgraph is down', async () => {
    const after = await lastNumber()
    await gateway.settings.stop()
    const page = open(query, { id: '9', after })
    await announce(gateway.events, { id: '9' })
    await until(() => page.told.length > 0)
    await gateway.settings.start()
    expect(page.told[0]?.data).toMatchObject({ watchAccount: { record: { name: 'Account 9', owner: { name: null } } } })
    expect(page.told[0]?.errors?.[0]?.extensions).toMatchObject({ code: 'SUBGRAPH_UNAVAILABLE' })
    expect(JSON.stringify(page.told)).not.toContain('127.0.0.1')
  })
})

describe('many pages', () => {
  it('hear of 2,000 changes that come at once, of each once and in order', async () => {
    const after = await lastNumber()
    const page = open(changes, { after })
    await announceAll(gateway.events, { ids: Array.from({ length: 2_000 }, (_, index) => String(index)) })
    await until(() => page.told.length === 2_000, 20_000)
    expect(changesOf(page).map(({ number, id }) => ({ number, id }))).toEqual(
      Array.from({ length: 2_000 }, (_, index) => ({ number: after + index + 1, id: String(index) })),
    )
  })

  it('a page whose connection breaks 100 times misses nothing and hears nothing twice', {
    timeout: 60_000,
  }, async () => {
    const heard: number[] = []
    const first = await lastNumber()
    let announced = 0
    let writing = true
    const writer = (async () => {
      while (writing) {
        announced += 1
        await announce(gateway.events, { id: String(announced) })
        await wait(3)
      }
    })()
    for (let round = 0; round < 100; round++) {
      const page = open(changes, { after: heard.at(-1) ?? first })
      await until(() => page.told.length > 0)
      for (const socket of page.sockets) socket.terminate()
      // What was on its way may still have come.
      await page.ended
      heard.push(...changesOf(page).map(({ number }) => number))
    }
    writing = false
    await writer
    const page = open(changes, { after: heard.at(-1) ?? first })
    await until(() => heard.length + page.told.length === announced)
    heard.push(...changesOf(page).map(({ number }) => number))
    expect(heard).toEqual(Array.from({ length: announced }, (_, index) => first + index + 1))
  })
})
