import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Provider } from '../providers/provider.ts'
import { protocols, type SaidByModel } from './protocols.ts'

/** How a provider answers one request. */
export interface ProviderReply extends SaidByModel {
  /** An error in place of an answer. */
  status?: number
  headers?: Record<string, string>
  /** Nothing comes for so long, in milliseconds. */
  silentMs?: number
  /** After so many pieces of its text the connection is cut, or nothing comes any more. */
  cutAfter?: number
  hangAfter?: number
}

interface Asked {
  path: string
  headers: IncomingMessage['headers']
  // biome-ignore lint/suspicious/noExplicitAny: each protocol has its own.
  body: any
  at: number
}

/** A provider of models on loopback, which speaks its real protocol. */
export class ProviderServer {
  /** What it was asked, in order. */
  readonly asked: Asked[] = []
  /** How often a client went away before its answer was complete. */
  left = 0
  readonly #replies: ProviderReply[] = []
  readonly #provider: Provider
  readonly #server = createServer((request, response) => void this.#answer(request, response))

  private constructor(provider: Provider) {
    this.#provider = provider
  }

  static async start(provider: Provider): Promise<ProviderServer> {
    const started = new ProviderServer(provider)
    started.#server.listen(0, '127.0.0.1')
    await once(started.#server, 'listening')
    return started
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`
  }

  /** What it answers next, one reply for each request; after them, 500. */
  replies(...replies: ProviderReply[]): void {
    this.asked.length = 0
    this.left = 0
    this.#replies.splice(0, this.#replies.length, ...replies)
  }

  close(): Promise<unknown> {
    this.#server.closeAllConnections()
    return new Promise(resolve => this.#server.close(resolve))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = JSON.parse(Buffer.concat(chunks).toString())
    this.asked.push({ path: request.url ?? '', headers: request.headers, body, at: performance.now() })
    response.on('close', () => {
      if (!response.writableFinished) this.left += 1
    })
    const { status = 200, headers, silentMs, cutAfter, hangAfter, ...said } = this.#replies.shift() ?? { status: 500 }
    if (status !== 200) {
      const error = { type: 'error', error: { type: 'api_error', message: 'No.', code: status, status: 'NO' } }
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(error))
      return
    }
    if (silentMs) await wait(silentMs)
    response.writeHead(200, { 'content-type': streamType(this.#provider), ...headers })
    const events = protocols[this.#provider](said)
    for (const [place, event] of events.entries()) {
      if (place === placeAfter(events, said, hangAfter)) return
      if (place === placeAfter(events, said, cutAfter)) {
        await wait(20)
        response.destroy()
        return
      }
      response.write(event)
      await wait(1)
    }
    response.end()
  }
}

/** The place of the event behind a piece of text. */
const placeAfter = (
  events: readonly (string | Buffer)[],
  { text = [] }: SaidByModel,
  count: number | undefined,
): number => (count === undefined ? -1 : events.findIndex(event => event.includes(JSON.stringify(text[count - 1]))) + 1)

const streamType = (provider: Provider): string =>
  provider === 'bedrock' ? 'application/vnd.amazon.eventstream' : 'text/event-stream'
