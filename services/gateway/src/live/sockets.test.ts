import { randomUUID } from 'node:crypto'
import { MongoClient } from 'mongodb'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { announce } from '../testing/announce.ts'
import { cookieOf, type LivePage, listen } from '../testing/live-client.ts'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

const shared = `test_gateway_${randomUUID().slice(0, 8)}`
const changes = 'subscription { recordChanged(after: 0) { number id } }'
let one: TestGateway
let other: TestGateway
let maya: Visitor
const pages: LivePage[] = []

beforeAll(async () => {
  one = await startTestGateway({ DATABASE: shared })
  other = await startTestGateway({ DATABASE: shared })
})
afterAll(async () => {
  await Promise.all([one.close(), other.close()])
  const mongo = await MongoClient.connect(process.env['MONGODB_URI'] ?? '')
  await Promise.all([shared, `${shared}_events`].map(name => mongo.db(name).dropDatabase()))
  await mongo.close()
})
afterEach(async () => {
  await Promise.all(pages.splice(0).map(page => page.close()))
})

async function open(gateway: TestGateway, query = changes) {
  maya = await Visitor.signedIn(gateway)
  const page = listen(gateway, maya, query)
  pages.push(page)
  return page
}

/** Resolves with the HTTP status of a refused upgrade, or 101. */
function upgrade(headers: Record<string, string>, path = '/graphql') {
  return new Promise<number | undefined>(resolve => {
    const socket = new WebSocket(one.url.replace('http', 'ws') + path, 'graphql-transport-ws', { headers })
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
    socket.on('open', () => {
      socket.close()
      resolve(101)
    })
    socket.on('error', () => undefined)
  })
}

const idsOf = ({ told }: LivePage) =>
  told.map(({ data }) => (data?.['recordChanged'] as { id: string } | undefined)?.id)

it('only pages of ours connect, and only with a session', async () => {
  maya = await Visitor.signedIn(one)
  const cookie = cookieOf(maya)
  const origin = one.url
  expect(await upgrade({ cookie, origin })).toBe(101)
  expect(await upgrade({ cookie, origin: 'http://localhost:3000' })).toBe(101)
  expect(await upgrade({ cookie, origin: 'https://evil.example' })).toBe(403)
  expect(await upgrade({ cookie, origin: 'null' })).toBe(403)
  expect(await upgrade({ cookie })).toBe(403)
  expect(await upgrade({ origin })).toBe(401)
  expect(await upgrade({ cookie: 'coverdesk_session=guessed', origin })).toBe(401)
  expect(await upgrade({ cookie, origin }, '/elsewhere')).toBe(404)
})

it('one gateway tells of what was written while the page was connected to it, the other of the same', async () => {
  const atOne = await open(one)
  const atOther = await open(other)
  await Promise.all(['a', 'b', 'c'].map(id => announce(one.events, { id })))
  for (const page of [atOne, atOther]) await vi.waitFor(() => expect(page.told).toHaveLength(3), { timeout: 5_000 })
  expect(atOne.told).toEqual(atOther.told)
})

it.each([
  ['signs out', () => maya.graphql('mutation { agencySignOut }')],
  ['is disabled', () => one.database.collection('sessions').deleteMany({ userId: 'user-maya' })],
])('whoever %s hears nothing more within 5 s, also when nothing happens', async (_what, end) => {
  const page = await open(one)
  await vi.waitFor(() => expect(page.told.length).toBeGreaterThan(0), { timeout: 5_000 })
  const started = Date.now()
  await end()
  expect(await page.ended).toMatchObject({ code: 4401 })
  expect(Date.now() - started).toBeLessThan(5_000)
})

it('an event after the session ended is told to no one', async () => {
  const page = await open(one)
  await vi.waitFor(() => expect(page.told.length).toBeGreaterThan(0), { timeout: 5_000 })
  await maya.graphql('mutation { agencySignOut }')
  await announce(one.events, { id: 'secret' })
  await page.ended
  expect(idsOf(page)).not.toContain('secret')
})

it('queries, mutations, wrong documents and too many subscriptions are refused with a code', async () => {
  const codeOf = async (query: string) => {
    const [error] = (await (await open(one, query)).ended) as { extensions?: { code?: string } }[]
    return error?.extensions?.code
  }
  expect(await codeOf('{ asker }')).toBe('BAD_REQUEST')
  expect(await codeOf('mutation { agencySignOut }')).toBe('BAD_REQUEST')
  expect(await codeOf('subscription { recordChanged { nothing } }')).toBe('BAD_REQUEST')
  expect(await codeOf('subscription {')).toBe('BAD_REQUEST')
  const { status } = await maya.graphql(changes)
  expect(status).toBe(400)
})

it('a message with too many values closes its socket, and one with many wrong values is answered briefly', async () => {
  maya = await Visitor.signedIn(one)
  const following = (variables: object) => {
    const page = listen(one, maya, 'subscription ($ids: [ID!]) { recordChanged(ids: $ids) { number } }', variables)
    pages.push(page)
    return page.ended
  }
  const started = Date.now()
  expect(await following({ ids: Array(12_000).fill(null) })).toMatchObject({ code: 1009 })
  const reasons = (await following({ ids: Array(9_000).fill(null) })) as object[]
  expect(reasons[0]).toMatchObject({ extensions: { code: 'BAD_REQUEST' } })
  expect(reasons.length).toBeLessThan(15)
  expect(await following(JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`))).toMatchObject({ code: 1009 })
  expect(Date.now() - started).toBeLessThan(2_000)
})

it('one person holds 50 sockets at most: one more is told why and closed, and one that is given back is free', async () => {
  const omar = await Visitor.signedIn(one, 'omar')
  for (let count = 0; count < 50; count++) pages.push(listen(one, omar, changes))
  await vi.waitFor(() => expect(pages.every(({ told }) => told.length > 0)).toBe(true), { timeout: 15_000 })
  const crowded = { code: 4029, reason: 'Coverdesk is open in too many tabs. Close some of them.' }
  expect(await listen(one, omar, changes).ended).toMatchObject(crowded)

  const nora = listen(one, await Visitor.signedIn(one, 'nora'), changes)
  await vi.waitFor(() => expect(nora.told.length).toBeGreaterThan(0), { timeout: 5_000 })
  await Promise.all([nora.close(), pages.pop()?.close()])
  await vi.waitFor(
    async () => {
      const page = listen(one, omar, changes)
      pages.push(page)
      await vi.waitFor(() => expect(page.told.length).toBeGreaterThan(0), { timeout: 500 })
    },
    { timeout: 5_000 },
  )
})
