import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { announce } from '../testing/announce.ts'
import { type LivePage, listen } from '../testing/live-client.ts'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

const changes = 'subscription { recordChanged(after: 0) { number id } }'
let one: TestGateway
let maya: Visitor
const pages: LivePage[] = []

beforeAll(async () => {
  one = await startTestGateway()
  await announce(one.events, { id: 'told to each page' })
})
afterAll(() => one.close())
afterEach(async () => {
  await Promise.all(pages.splice(0).map(page => page.close()))
})

async function open(gateway: TestGateway) {
  maya = await Visitor.signedIn(gateway)
  const page = listen(gateway, maya, changes)
  pages.push(page)
  return page
}

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
