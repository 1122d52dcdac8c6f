import { once } from 'node:events'
import { connect } from 'node:net'
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

  it('hands over long calls and mails with their attachments, however many come at once', async () => {
    const before = gateway.accounts.deliveries.length
    const body = 'x'.repeat(3 * 1024 * 1024)
    const answers = await Promise.all(Array.from({ length: 5 }, () => deliver('/webhooks/accounts/signatures', body)))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202])
    expect(gateway.accounts.deliveries.slice(before).map(delivery => delivery.body.length)).toEqual(
      answers.map(() => body.length),
    )
  })

  it('refuses wrong credentials before anything of a large delivery has come', async () => {
    const { hostname, port, host } = new URL(gateway.url)
    const socket = connect(Number(port), hostname)
    const head = ['POST /webhooks/accounts/mail HTTP/1.1', `host: ${host}`, 'content-length: 3000000']
    socket.write(`${[...head, 'authorization: Basic d3Jvbmc='].join('\r\n')}\r\n\r\n`)
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 401 /)
    socket.destroy()
  })

  it('takes at most 50 MB, by POST', async () => {
    expect((await deliver('/webhooks/accounts/signatures', 'x'.repeat(50 * 1024 * 1024 + 1))).status).toBe(413)
    expect((await deliver('/webhooks/accounts/signatures', '', 'GET')).status).toBe(400)
  })

  it('passes on what a sender without signatures proves itself by', async () => {
    const headers = { authorization: 'Basic eDp5' }
    await fetch(`${gateway.url}/webhooks/accounts/mail`, { method: 'POST', body: '{}', headers })
    expect(gateway.accounts.deliveries.at(-1)?.headers).toMatchObject(headers)
  })
})
