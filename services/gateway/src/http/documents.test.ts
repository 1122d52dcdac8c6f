import { writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { freePort } from '@coverdesk/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Fixture } from '../testing/fixture-subgraph.ts'
import { settingsFixture } from '../testing/fixtures.ts'
import { cookieOf } from '../testing/live-client.ts'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

const settings: Fixture = {
  ...settingsFixture,
  questions: {
    ...settingsFixture.questions,
    'billing/page': () => ({ status: 200, body: { html: '<!doctype html><html><title>Billing</title></html>' } }),
  },
}
let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ MAILBOX_SMTP_PORT: String(await freePort()) }, [settings])
  await writeFile(join(gateway.shellFolder, 'landing.html'), '<!doctype html><html><title>Coverdesk</title></html>')
})
afterAll(() => gateway.close())

describe('every HTML document', () => {
  it('says who may frame and open it, which devices it may use, and what it may load', async () => {
    const maya = await Visitor.signedIn(gateway)
    for (const path of ['/', '/app', '/app/accounts', '/app/signin', '/billing', '/dev/mailbox', '/nothing-here']) {
      const { headers } = await maya.fetch(path)
      expect([path, Object.fromEntries(headers)]).toEqual([
        path,
        expect.objectContaining({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
          'cross-origin-opener-policy': 'same-origin',
          'permissions-policy': expect.stringContaining('camera=()'),
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'referrer-policy': path === '/billing' ? 'same-origin' : 'no-referrer',
        }),
      ])
    }
  })
})

/** A page of another site whose name leads to this machine. */
function statusFor(host: string, path: string) {
  return new Promise<number | undefined>((resolve, reject) => {
    const { port } = new URL(gateway.url)
    const asking = request({ host: '127.0.0.1', port, path, headers: { host } }, response => {
      response.resume()
      resolve(response.statusCode)
    })
    asking.on('error', reject).end()
  })
}

function upgrade(headers: Record<string, string>) {
  return new Promise<number | undefined>(resolve => {
    const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers })
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
    socket.on('open', () => {
      socket.close()
      resolve(101)
    })
    socket.on('error', () => undefined)
  })
}

describe('in development, a name that is not ours', () => {
  it('gets no page, no mail and no answer', async () => {
    for (const path of ['/', '/app/signin', '/dev/mailbox.json', '/graphql', '/healthz']) {
      expect([path, await statusFor('evil.example:3000', path)]).toEqual([path, 421])
    }
    for (const host of ['localhost.evil.example', '127.0.0.1.evil.example', 'evil.localhost.example']) {
      expect([host, await statusFor(host, '/healthz')]).toEqual([host, 421])
    }
    for (const host of ['localhost:3000', 'desk.localhost', '127.0.0.1:9', '192.168.1.20:3000', '[::1]:3000']) {
      expect([host, await statusFor(host, '/healthz')]).toEqual([host, 200])
    }
  })

  it('opens no socket, though the page comes from the same name', async () => {
    const cookie = cookieOf(await Visitor.signedIn(gateway))
    const named = (host: string) => upgrade({ cookie, host, origin: `http://${host}` })
    expect(await named('evil.example:3000')).toBe(403)
    expect(await named('localhost:3999')).toBe(101)
  })
})
