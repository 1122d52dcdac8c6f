import { type Client, createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import type { TestGateway, Visitor } from './test-gateway.ts'

type Payload = { data?: Record<string, unknown> | null; errors?: readonly { extensions?: Record<string, unknown> }[] }

/** A page that listens: what it was told, and how it ended. */
export interface LivePage {
  told: Payload[]
  /** Resolves with the errors, or the close event, that ended it. */
  ended: Promise<unknown>
  sockets: WebSocket[]
  close(): Promise<void>
}

export const cookieOf = (visitor: Visitor): string =>
  [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** Subscribes as a browser does, without coming back by itself. */
export function listen(gateway: TestGateway, visitor: Visitor, query: string, variables = {}): LivePage {
  const sockets: WebSocket[] = []
  class Socket extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { headers: { cookie: cookieOf(visitor), origin: gateway.url } })
      sockets.push(this)
    }
  }
  const client: Client = createClient({
    url: `${gateway.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: Socket,
    retryAttempts: 0,
    lazy: true,
  })
  const told: Payload[] = []
  const ended = new Promise(resolve => {
    client.subscribe(
      { query, variables },
      { next: payload => told.push(payload as Payload), error: resolve, complete: () => resolve('complete') },
    )
  })
  return { told, ended, sockets, close: async () => void (await client.dispose()) }
}
