import { once } from 'node:events'
import { connect } from 'node:net'
import { createLogger, readBody, sendText, startHttpServer } from '@coverdesk/kit'
import { MongoNetworkTimeoutError } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createListener, type Route } from './listener.ts'

const echo: Route['handle'] = async (request, response) => sendText(response, 200, String(await readBody(request)))

let http: Awaited<ReturnType<typeof startHttpServer>>
let port = 0
beforeAll(async () => {
  const routes: Route[] = [
    { at: '/short', methods: 'any', bodyTime: 100, handle: echo },
    {
      at: '/page',
      handle: () => Promise.reject(new MongoNetworkTimeoutError('connection 7 to 10.0.0.1:27017 timed out')),
    },
    { at: '/long', methods: 'any', bodyTime: 60_000, handle: echo },
  ]
  const policy = { publicUrl: 'http://localhost', production: false }
  http = await startHttpServer(createListener(routes, policy, createLogger('test', 'silent')), 0, '127.0.0.1')
  port = (http.server.address() as { port: number }).port
})
afterAll(() => http.close())

/** Sends the first half of a body, and the other one half a second later. */
async function sendSlowly(path: string) {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', text => {
    received += text
  })
  socket.on('error', () => undefined)
  socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 4\r\n\r\nab`)
  setTimeout(() => socket.writable && socket.write('cd'), 500)
  await once(socket, 'close')
  return received
}

describe('a body that comes slowly', () => {
  it('has the time that its route gives it, and no more', async () => {
    const [short, long] = await Promise.all([sendSlowly('/short'), sendSlowly('/long')])
    expect(short).toMatch(/^HTTP\/1\.1 408 [\s\S]*Your connection is too slow\./)
    expect(long).toMatch(/^HTTP\/1\.1 200 [\s\S]*abcd$/)
  })
})

describe('a page whose database does not answer', () => {
  it('says so in a sentence, and opens by itself later', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/page`)
    expect(response.status).toBe(503)
    expect(response.headers.get('refresh')).toBe('2')
    const page = await response.text()
    expect(page).toContain('The database isn’t responding. Try again shortly.')
    expect(page).not.toContain('10.0.0.1')
  })
})
