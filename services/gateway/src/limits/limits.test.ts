import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readGatewayEnvironment } from '../environment.ts'
import { announce } from '../testing/announce.ts'
import { type LivePage, listen } from '../testing/live-client.ts'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({
    SUBSCRIPTIONS_PER_USER: '3',
    SUBSCRIPTIONS_PER_AGENCY: '5',
  })
})
afterAll(() => gateway.close())

const changes = 'subscription { recordChanged(after: 0) { number id } }'

describe('subscriptions', () => {
  const pages: LivePage[] = []
  const open = (visitor: Visitor) => {
    const page = listen(gateway, visitor, changes)
    pages.push(page)
    return page
  }
  const refused = [expect.objectContaining({ extensions: expect.objectContaining({ code: 'RATE_LIMITED' }) })]

  it('are limited for a person and for an agency, and free again once they end', async () => {
    const [maya, daniel] = await Promise.all([Visitor.signedIn(gateway, 'm'), Visitor.signedIn(gateway, 'd')])

    await announce(gateway.events, { id: 'a' })
    const hears = (page: LivePage) => vi.waitFor(() => expect(page.told.length).toBeGreaterThan(0), { timeout: 20_000 })
    await Promise.all([maya, maya, maya].map(visitor => hears(open(visitor))))
    expect(await open(maya).ended).toEqual(refused)
    await Promise.all([daniel, daniel].map(visitor => hears(open(visitor))))
    expect(await open(daniel).ended).toEqual(refused)
    await pages[0]?.close()
    await vi.waitFor(
      async () => {
        const page = open(maya)
        const refusal = page.ended.then(() => Promise.reject(new Error('This page was refused.')))
        await Promise.race([hears(page), refusal])
      },
      { timeout: 20_000 },
    )
    await Promise.all(pages.map(page => page.close()))
  })
})

it('has the limits that the documentation names unless told otherwise', () => {
  const given = {
    PORT: '3000',
    MONGODB_URI: 'mongodb://h',
    COVERDESK_SECRET: 'x'.repeat(32),
    SUBGRAPHS: 'settings=http://s',
    SHELL_DIR: 's',
  }
  expect(readGatewayEnvironment(given)).toMatchObject({
    REQUESTS_PER_SECOND_PER_USER: 50,
    REQUEST_BURST_PER_USER: 500,
    SOCKETS_PER_USER: 50,
    SOCKETS_PER_AGENCY: 1_000,
    SUBSCRIPTIONS_PER_USER: 100,
    SUBSCRIPTIONS_PER_AGENCY: 2_000,
    SIGN_IN_WRONG_CODES_PER_HOUR_PER_IP: 60,
  })
})
