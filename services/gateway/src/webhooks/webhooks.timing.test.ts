import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

const deliver = (path: string, body: string) => fetch(gateway.url + path, { method: 'POST', body })

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
