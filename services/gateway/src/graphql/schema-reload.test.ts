import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { accountsFixture } from '../testing/fixtures.ts'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

let gateway: TestGateway
let maya: Visitor

beforeAll(async () => {
  gateway = await startTestGateway()
  maya = await Visitor.signedIn(gateway)
})
afterAll(() => gateway.close())

const changed = { ...accountsFixture, typeDefs: `${accountsFixture.typeDefs} extend type Account { news: String }` }
const clashing = {
  ...accountsFixture,
  typeDefs: `${accountsFixture.typeDefs} extend type AgencyUser { name: String }`,
}
const health = async () => (await maya.fetch('/healthz')).text()

it('a subgraph is replaced by one with another schema under steady load, and no request fails', async () => {
  let failed = 0
  let sent = 0
  let running = true
  const load = Array.from({ length: 4 }, async () => {
    while (running) {
      const { status, errors } = await maya.graphql('{ asker accounts(first: 3) { id owner { name } } }')
      sent += 1
      if (status !== 200 || errors.length > 0) failed += 1
    }
  })
  gateway.accounts.become(changed)
  const news = () => maya.graphql('{ account(id: "1") { news } }')
  await vi.waitFor(async () => expect((await news()).data).toEqual({ account: { news: null } }), { timeout: 20_000 })
  gateway.accounts.become(accountsFixture)
  await vi.waitFor(async () => expect((await news()).status).toBe(400), { timeout: 20_000 })
  running = false
  await Promise.all(load)
  expect(sent).toBeGreaterThan(20)
  expect(failed).toBe(0)
})

it('parts that do not fit together leave the last good schema at work, and /healthz says why', async () => {
  expect(await health()).toBe('ok')
  gateway.accounts.become(clashing)
  const reason = 'ok, with the last good schema: AgencyUser.name is in two subgraphs: settings and accounts.'
  await vi.waitFor(async () => expect(await health()).toBe(reason), { timeout: 20_000 })
  expect((await maya.graphql('{ asker }')).status).toBe(200)
  expect((await maya.fetch('/readyz')).status).toBe(200)
  gateway.accounts.become(accountsFixture)
  await vi.waitFor(async () => expect(await health()).toBe('ok'), { timeout: 20_000 })
})
