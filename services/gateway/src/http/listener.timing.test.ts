import { once } from 'node:events'
import { connect } from 'node:net'
import { createLogger, readBody, sendText, startHttpServer } from '@coverdesk/kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createListener, type Route } from './listener.ts'

let http: Awaited<ReturnType<typeof startHttpServer>>
let port = 0
beforeAll(async () => {
  const handle: Route['handle'] = async (request, response) => sendText(response, 200, String(await readBody(request)))
  const routes: Route[] = [{ at: '/short', methods: 'any', bodyTime: 100, handle }]
  const policy = { publicUrl: 'http://localhost', production: false }
  http = await startHttpServer(createListener(routes, policy, createLogger('test', 'silent')), 0, '127.0.0.1')
  port = (http.server.address() as { port: number }).port
})
afterAll(() => http.close())

it('headers that do not come to an end close the connection shortly after their time', async () => {
  http.server.headersTimeout = 300
  const socket = connect(port, '127.0.0.1')
  const started = Date.now()
  socket.on('error', () => undefined)
  socket.write('GET /short HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
  socket.resume()
  await once(socket, 'close')
  // Looked at every second; Node's own interval is 30 s.
  expect(Date.now() - started).toBeLessThan(10_000)
  http.server.headersTimeout = 10_000
}, 40_000)
