import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownSender } from '../testing/fixture-subgraph.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

const deliver = (path: string, body: string) => fetch(gateway.url + path, { method: 'POST', body })

/** Begins a large delivery, and sends next to nothing of it. */
function beginSlowly(headers: string[] = []) {
  const { hostname, port, host } = new URL(gateway.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  const head = ['POST /webhooks/accounts/mail HTTP/1.1', `host: ${host}`, 'content-length: 3000000', ...headers]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const timer = setInterval(() => socket.writable && socket.write('x'), 100)
  const answer = once(socket, 'data').then(([text]) => String(text))
  const closed = once(socket, 'close').then(() => clearInterval(timer))
  return { answer, closed }
}

const large = 'x'.repeat(1_500_000)

describe('large deliveries', () => {
  it('of a known sender wait for no stranger', async () => {
    const strangers = Array.from({ length: 8 }, () => beginSlowly())
    await new Promise(resolve => setTimeout(resolve, 300))
    const started = performance.now()
    const headers = { authorization: knownSender }
    const { status } = await fetch(`${gateway.url}/webhooks/accounts/mail`, { method: 'POST', body: large, headers })
    expect([status, performance.now() - started < 1_500]).toEqual([202, true])
    await Promise.all(strangers.map(({ closed }) => closed))
  })

  it('that come byte by byte are ended in seconds, so the next one has its turn', async () => {
    const slow = [beginSlowly([`authorization: ${knownSender}`]), beginSlowly([`authorization: ${knownSender}`])]
    await new Promise(resolve => setTimeout(resolve, 300))
    const headers = { authorization: knownSender }
    const started = performance.now()
    const { status } = await fetch(`${gateway.url}/webhooks/accounts/mail`, { method: 'POST', body: large, headers })
    expect([status, performance.now() - started < 8_000]).toEqual([202, true])
    for (const { answer } of slow) expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
  })
})

describe('POST /webhooks/<subgraph>/<name>', () => {
  it('tells the third party within a second to come again while the subgraph is away or slow', async () => {
    gateway.accounts.delay = 3_000
    const started = performance.now()
    const slow = await deliver('/webhooks/accounts/signatures', '{}')
    expect(performance.now() - started).toBeLessThan(1_500)
    gateway.accounts.delay = 0
    await gateway.accounts.stop()
    const away = await deliver('/webhooks/accounts/signatures', '{}')
    expect([slow.status, away.status]).toEqual([503, 503])
    expect(await away.text()).not.toMatch(/127\.0\.0\.1|ECONN/)
    await gateway.accounts.start()
  })
})
