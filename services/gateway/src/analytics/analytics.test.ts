import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

interface Batch {
  authorization: string | undefined
  path: string | undefined
  batch: Record<string, unknown>[]
}

/** What a Segment-compatible endpoint on this machine was sent. */
const received: Batch[] = []
let refusals = 0
let endpoint: Server
let gateway: TestGateway
let maya: Visitor

beforeAll(async () => {
  endpoint = createServer(async (request, response) => {
    const { batch } = JSON.parse(await textOf(request))
    if (refusals > 0) {
      refusals -= 1
      return response.writeHead(503).end()
    }
    received.push({ authorization: request.headers.authorization, path: request.url, batch })
    response.writeHead(200).end('{"success":true}')
  })
  await new Promise<void>(resolve => endpoint.listen(0, '127.0.0.1', resolve))
  const { port } = endpoint.address() as AddressInfo
  gateway = await startTestGateway({ ANALYTICS_URL: `http://127.0.0.1:${port}/`, ANALYTICS_WRITE_KEY: 'key-1' })
  maya = await Visitor.signedIn(gateway)
})
afterAll(async () => {
  await gateway.close()
  endpoint.close()
})
beforeEach(() => {
  received.length = 0
})

async function textOf(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const now = new Date().toISOString()
const page = { type: 'page', at: now, route: '/app/accounts/:id' }

const send = (events: object[], visitor = maya, headers: Record<string, string> = { origin: gateway.url }) =>
  visitor.fetch('/analytics', { method: 'POST', headers, body: JSON.stringify({ events }) })

const arrived = (count: number) =>
  vi.waitFor(() => expect(received.flatMap(({ batch }) => batch)).toHaveLength(count), { timeout: 10_000 })

describe('what a page tells', () => {
  it('reaches the endpoint in one batch, in the name of the session, with the key', async () => {
    const traits = { email: 'maya@harbor.example', name: 'Maya Reyes', agencyName: 'Harbor' }
    const action = { type: 'action', at: now, name: 'Create account', outcome: 'done' }
    expect((await send([{ type: 'identify', at: now, traits }, page])).status).toBe(202)
    expect((await send([action])).status).toBe(202)
    await arrived(3)
    expect(received).toMatchObject([
      { path: '/v1/batch', authorization: `Basic ${Buffer.from('key-1:').toString('base64')}` },
    ])
    expect(received[0]?.batch).toMatchObject([
      {
        type: 'identify',
        userId: 'user-maya',
        timestamp: now,
        traits: { id: 'user-maya', ...traits, agencyId: 'agency-harbor' },
      },
      { type: 'page', userId: 'user-maya', name: '/app/accounts/:id', properties: { path: '/app/accounts/:id' } },
      { type: 'track', userId: 'user-maya', event: 'Create account', properties: { outcome: 'done' } },
    ])
  })

  it('is sent again when the endpoint fails for a moment, and no earlier than the rest', async () => {
    refusals = 1
    await send([page])
    await arrived(1)
  })

  it('is nothing else than that', async () => {
    expect((await send([{ ...page, search: 'Jane Doe' }])).status).toBe(400)
    expect((await send([{ type: 'page', at: now, route: 'https://elsewhere.example' }])).status).toBe(400)
    expect((await send([{ type: 'alias', at: now }])).status).toBe(400)
    expect((await send(Array.from({ length: 101 }, () => page))).status).toBe(400)
    expect((await send([page], maya, {})).status).toBe(403)
    expect((await send([page], maya, { origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await send([page], new Visitor(gateway))).status).toBe(401)
    expect((await maya.fetch('/analytics')).status).toBe(405)
  })

  it('is asked for by pages only where it is set up', async () => {
    expect(await (await maya.fetch('/app/home')).text()).toContain('"analytics":true')
    const silent = await startTestGateway()
    const omar = await Visitor.signedIn(silent, 'omar')
    expect(await (await omar.fetch('/app/home')).text()).not.toContain('"analytics"')
    const told = await omar.fetch('/analytics', { method: 'POST', headers: { origin: silent.url }, body: '{}' })
    expect(told.status).toBe(404)
    await silent.close()
  })
})
