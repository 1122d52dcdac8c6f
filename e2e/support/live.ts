import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import type { Caller } from './caller.ts'

/** What a live operation was told so far. */
export interface Live {
  told: Record<string, unknown>[]
  /** The reason of the end, once it has ended. */
  ended: string | undefined
  close(): Promise<void>
}

/** Begins a live operation as a page of the product does; ends with the first failure instead of trying again. */
export function listen(caller: Caller, query: string, variables: Record<string, unknown> = {}): Live {
  const client = createClient({
    url: `${caller.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: class extends WebSocket {
      constructor(url: string, protocol: string) {
        super(url, protocol, { headers: { cookie: caller.cookie, origin: caller.url } })
      }
    },
    retryAttempts: 0,
  })
  const live: Live = { told: [], ended: undefined, close: async () => client.dispose() }
  client.subscribe<Record<string, unknown>>(
    { query, variables },
    {
      next: ({ data, errors }) => {
        if (data) live.told.push(data)
        if (errors) live.ended = errors.map(({ message }) => message).join(' ')
      },
      error: error => {
        live.ended = error instanceof Error ? error.message : JSON.stringify(error)
      },
      complete: () => {
        live.ended ??= 'completed'
      },
    },
  )
  return live
}
