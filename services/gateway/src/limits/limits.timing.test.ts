import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({
    REQUEST_BURST_PER_USER: '20',
    REQUESTS_PER_SECOND_PER_USER: '1',
  })
})
afterAll(() => gateway.close())

/** Uses up what one person may ask. */
async function hasty(name: string) {
  const visitor = await Visitor.signedIn(gateway, name)
  await Promise.all(Array.from({ length: 25 }, () => visitor.graphql('{ asker }')))
  return visitor
}

describe('a person who asks too often', () => {
  it('is told how long to wait, before the body is read, and can go on afterwards', async () => {
    const maya = await hasty('maya')
    gateway.accounts.requests.length = 0
    const response = await maya.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-coverdesk-client': 'test/1' },
      body: '{ this is no JSON',
    })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('1')
    expect(await response.json()).toMatchObject({
      errors: [
        {
          message: 'You’re sending requests too fast. Try again in a second.',
          extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 1, requestId: expect.any(String) },
        },
      ],
    })
    expect(gateway.accounts.requests).toEqual([])
    await vi.waitFor(async () => expect((await maya.graphql('{ asker }')).status).toBe(200), { timeout: 20_000 })
  })

  it('is refused at every address that knows them', async () => {
    const maya = await hasty('lena')
    const addresses = [
      '/app/accounts',
      '/registry.json',
      '/billing',
      '/files/a/b.pdf',
      '/previews/a',
      '/exports/lists/accounts/a.csv',
    ]
    for (const address of addresses) {
      const { status, headers } = await maya.fetch(address)
      expect([address, status]).toEqual([address, 429])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    const upload = await maya.fetch('/files', { method: 'POST', body: new FormData() })
    expect(upload.status).toBe(429)
    expect(await (await maya.fetch('/app/accounts')).text()).toContain('Too many requests')
  })

  it('does not slow a colleague', async () => {
    await hasty('omar')
    expect((await (await Visitor.signedIn(gateway, 'nora')).graphql('{ asker }')).status).toBe(200)
  })
})
