import { createClient } from 'graphql-ws'
import type { Connect, Ending } from './follow-changes'

/** Times in milliseconds. */
const pingInterval = 10_000
const pongTime = 4_000
const admissionTime = 8_000

/** Close codes of the gateway: the session is over, or this person has too many sockets open. */
const closeCodes: Record<number, Ending> = { 4401: 'session-ended', 4029: 'crowded' }

/** One socket and one subscription on it, until either ends. It never comes back by itself. */
export const connect: Connect = ({ url, documentId, after, signal, onChange, onHeard }) =>
  new Promise(resolve => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const client = createClient({
      url,
      retryAttempts: 0,
      keepAlive: pingInterval,
      connectionAckWaitTimeout: admissionTime,
      on: {
        connected: onHeard,
        message: onHeard,
        ping: isAnswer => {
          if (isAnswer) return
          waiting = setTimeout(() => client.terminate(), pongTime)
        },
        pong: () => clearTimeout(waiting),
      },
    })
    const end = (ending: Ending) => {
      clearTimeout(waiting)
      void client.dispose()
      resolve(ending)
    }
    signal.addEventListener('abort', () => {
      client.terminate()
      end('lost')
    })
    client.subscribe<{ recordChanged: Parameters<typeof onChange>[0] | null }>(
      { query: '', variables: { after: after ?? null }, extensions: { documentId } },
      {
        next: ({ data }) => data?.recordChanged && onChange(data.recordChanged),
        error: reason => end(endingOf(reason)),
        complete: () => end('lost'),
      },
    )
  })

function endingOf(reason: unknown): Ending {
  if (Array.isArray(reason)) {
    const codes = reason.map(({ extensions }: { extensions?: { code?: unknown } }) => extensions?.code)
    if (codes.includes('EVENTS_GONE')) return 'gone'
    if (codes.includes('UNAUTHENTICATED')) return 'session-ended'
    if (codes.includes('RATE_LIMITED')) return 'crowded'
    return 'lost'
  }
  return closeCodes[(reason as { code?: number } | null)?.code ?? 0] ?? 'lost'
}
