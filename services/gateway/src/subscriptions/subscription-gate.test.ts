import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { announce } from '../testing/announce.ts'
import { settingsFixture } from '../testing/fixtures.ts'
import { type LivePage, listen } from '../testing/live-client.ts'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

let state = 'ACTIVE'
let asked = 0

/** Says how the subscription is, and whether its people may see the links of billing. */
const settings = {
  ...settingsFixture,
  typeDefs: `${settingsFixture.typeDefs}
    extend type Query { subscriptionManagementLinks: Links }
    type Links { billingPortalUrl: String }`,
  resolvers: {
    Query: {
      ...(settingsFixture.resolvers as { Query: object }).Query,
      subscriptionManagementLinks: () => ({ billingPortalUrl: '/billing' }),
    },
  },
  questions: {
    ...settingsFixture.questions,
    'subscription/state': () => {
      asked += 1
      return state === 'broken' ? { status: 500, body: {} } : { status: 200, body: { state } }
    },
  },
}

const accounts = '{ accounts(first: 1) { id } }'
const changes = 'subscription { recordChanged { typename id } }'
let gateway: TestGateway
let maya: Visitor
let page: LivePage | undefined

beforeAll(async () => {
  gateway = await startTestGateway({}, [settings])
})
afterAll(() => gateway.close())

beforeEach(async () => {
  state = 'ACTIVE'
  maya = await Visitor.signedIn(gateway)
  await become('ACTIVE')
})
afterEach(async () => {
  await page?.close()
  page = undefined
})

const codeOf = async (query: string) => (await maya.graphql(query)).errors[0]?.extensions['code']

/** As when `settings` has stored another state. */
async function become(next: string) {
  state = next
  const before = asked
  await announce(gateway.events, { typename: 'Agency', id: 'agency-harbor' })
  const expected = next === 'EXPIRED' ? 'SUBSCRIPTION_EXPIRED' : undefined
  await vi.waitFor(
    async () => {
      expect(await codeOf(accounts)).toBe(expected)
      expect(asked).toBeGreaterThan(before)
    },
    { timeout: 20_000, interval: 20 },
  )
}

describe('an agency whose subscription has ended', () => {
  it('is refused everything that is work, with a code and status 402', async () => {
    await become('EXPIRED')
    const answer = await maya.graphql(accounts)
    expect(answer).toMatchObject({
      status: 402,
      errors: [{ message: 'Your subscription has ended. Restart it to continue.' }],
    })
    expect(answer.text).not.toContain('Account 0')
    expect(await codeOf('mutation { createAccount(name: "New") { id } }')).toBe('SUBSCRIPTION_EXPIRED')
    expect(await codeOf(`{ agencyUser { id } accounts(first: 1) { id } }`)).toBe('SUBSCRIPTION_EXPIRED')
  })

  it('has no files and no previews', async () => {
    await become('EXPIRED')
    for (const path of [
      '/files/650000000000000000000001/roof.png',
      '/previews/650000000000000000000001',
      '/exports/lists/accounts/accounts.csv',
    ]) {
      const response = await maya.fetch(path)
      expect(response.status).toBe(402)
      expect(await response.text()).toContain('SUBSCRIPTION_EXPIRED')
    }
    const sent = await maya.fetch('/files', { method: 'POST', headers: { 'x-coverdesk-client': 'test/1' } })
    expect(sent.status).toBe(402)
  })

  it('still learns who it is and where billing is, and signs in and out', async () => {
    await become('EXPIRED')
    expect((await maya.graphql('{ agencyUser { name agency { name } } }')).data).toMatchObject({
      agencyUser: { name: 'Name of user-maya' },
    })
    expect((await maya.graphql('{ subscriptionManagementLinks { billingPortalUrl } }')).data).toEqual({
      subscriptionManagementLinks: { billingPortalUrl: '/billing' },
    })
    expect((await maya.graphql('mutation { agencySignOut }')).data).toEqual({ agencySignOut: true })
    await Visitor.signedIn(gateway)
  })

  it('hears of itself, and of nothing else, until it has a subscription again', async () => {
    page = listen(gateway, maya, changes)
    const heard = () => page?.told.map(({ data }) => (data?.['recordChanged'] as { id: string } | undefined)?.id) ?? []
    const hears = async (about: { typename?: string; id: string }) =>
      vi.waitFor(
        async () => {
          await announce(gateway.events, about)
          expect(heard()).toContain(about.id)
        },
        { timeout: 20_000, interval: 50 },
      )
    await hears({ id: 'before' })
    await become('EXPIRED')
    await announce(gateway.events, { id: 'kept-back' })
    await hears({ typename: 'Agency', id: 'agency-harbor' })
    await announce(gateway.events, { typename: 'Agency', id: 'last-of-the-closed' })
    await vi.waitFor(() => expect(heard()).toContain('last-of-the-closed'), { timeout: 20_000 })
    expect(heard()).not.toContain('kept-back')
    await become('ACTIVE')
    await hears({ id: 'after' })
  })

  it('works on as soon as it has restarted', async () => {
    await become('EXPIRED')
    await become('ACTIVE')
    expect((await maya.graphql(accounts)).data).toEqual({ accounts: [{ id: '0' }] })
  })
})

describe('the gate', () => {
  it('asks once for many requests, and again only when the agency has changed', async () => {
    asked = 0
    await Promise.all(Array.from({ length: 50 }, () => maya.graphql(accounts)))
    expect(asked).toBe(0)
    await become('OVERDUE')
    expect(asked).toBe(1)
  })

  it.each(['TRIAL', 'OVERDUE', 'PAUSED'])('is open in the state %s', async open => {
    await become(open)
    expect((await maya.graphql(accounts)).errors).toEqual([])
  })

  it('stays as it was while settings do not answer', async () => {
    await become('EXPIRED')
    state = 'broken'
    await announce(gateway.events, { typename: 'Agency', id: 'agency-harbor' })
    await new Promise(resolve => setTimeout(resolve, 300))
    expect(await codeOf(accounts)).toBe('SUBSCRIPTION_EXPIRED')
  })
})
