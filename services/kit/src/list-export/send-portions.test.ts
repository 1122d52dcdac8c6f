import { get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startHttpServer } from '../http-server.ts'
import { sendPortions } from './send-portions.ts'

let made = 0
let ended = false
/** More than anybody takes. */
async function* endless() {
  try {
    for (made = 0; ; made += 1) yield 'x'.repeat(100_000)
  } finally {
    ended = true
  }
}

let http: Awaited<ReturnType<typeof startHttpServer>>
let address = ''
beforeAll(async () => {
  http = await startHttpServer((_, response) => void sendPortions(response, endless()), 0, '127.0.0.1')
  address = `http://127.0.0.1:${(http.server.address() as { port: number }).port}`
})
afterAll(() => http.close())

it('reads no faster than the other side takes, and no further when it has gone', async () => {
  const answer = await new Promise<IncomingMessage>(resolve => get(address, resolve))
  answer.pause()
  await vi.waitFor(() => expect(made).toBeGreaterThan(0), 20_000)
  await vi.waitFor(async () => {
    const whileItRests = made
    await wait(300)
    expect(made, 'the buffers are full, and nothing more is read').toBe(whileItRests)
  }, 20_000)
  expect(ended).toBe(false)
  answer.destroy()
  await vi.waitFor(() => expect(ended).toBe(true), 20_000)
})
