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
  for (const page of [atOne, atOther]) await vi.waitFor(() => expect(page.told).toHaveLength(3), { timeout: 20_000 })
  expect(atOne.told).toEqual(atOther.told)
})

it('an event after the session ended is told to no one', async () => {
  const page = await open(one)
  await vi.waitFor(() => expect(page.told.length).toBeGreaterThan(0), { timeout: 20_000 })
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
