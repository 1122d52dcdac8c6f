import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

/** By Standard Webhooks, and by senders with ways of their own. */
const signed = {
  'webhook-id': 'd-1',
  'webhook-timestamp': '1',
  'webhook-signature': 'v1,x',
  'stripe-signature': 't=1,v1=x',
  'x-retell-signature': 'v=1,d=x',
}

const deliver = (path: string, body: string, method = 'POST') =>
  fetch(gateway.url + path, {
    method,
    headers: { ...signed, cookie: 'a=b' },
    ...(method === 'POST' ? { body } : {}),
  })

describe('POST /webhooks/<subgraph>/<name>', () => {
  it('hands over the bytes and what signs them, on behalf of no one, and the answer back', async () => {
    const body = '{ "spaces":  "and ünïcode",\n"stay": 1.0 }'
    const response = await deliver('/webhooks/accounts/signatures', body)
    expect([response.status, await response.json()]).toEqual([202, {}])
    const [delivery] = gateway.accounts.deliveries
    expect(delivery).toMatchObject({
      path: '/webhooks/signatures',
      body,
      headers: signed,
      caller: { requestId: expect.any(String) },
    })
    expect(delivery?.caller).not.toHaveProperty('agencyId')
    expect(delivery?.headers).not.toHaveProperty('cookie')
  })

  it.each(['/webhooks/nobody/signatures', '/webhooks/accounts', '/webhooks/accounts/../x', '/webhooks/accounts/a/b'])(
    'knows nothing at %s',
    async path => expect((await deliver(path, '{}')).status).toBe(404),
  )

  it('takes at most 1 MB, by POST', async () => {
    expect((await deliver('/webhooks/accounts/signatures', 'x'.repeat(1024 * 1024 + 1))).status).toBe(413)
    expect((await deliver('/webhooks/accounts/signatures', '', 'GET')).status).toBe(400)
  })
})
