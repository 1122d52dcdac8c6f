import { createClient } from 'graphql-ws'
import type { OpenSubscription, SubscriptionEnding } from './open-subscription'

/** Times in milliseconds. */
const pingInterval = 10_000
const pongTime = 4_000
const admissionTime = 8_000

/** Close codes of the gateway: the session is over, or this person has too many sockets open. */
const closeCodes: Record<number, SubscriptionEnding> = { 4401: 'session-ended', 4029: 'crowded' }

/** One socket and one subscription on it, until either ends. It never comes back by itself. */
export const openSubscription: OpenSubscription = ({ url, signal, onData, onHeard, ...asked }) =>
  new Promise(resolve => {
    const { documentId, query, variables } = asked
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
    const end = (ending: SubscriptionEnding) => {
      clearTimeout(waiting)
      void client.dispose()
      resolve(ending)
    }
    signal.addEventListener('abort', () => {
      client.terminate()
      end('lost')
    })
    client.subscribe<Record<string, unknown>>(
      { query, variables, ...(query === '' && { extensions: { documentId } }) },
      {
        next: ({ data }) => data && onData(data),
        error: reason => end(endingOf(reason)),
        complete: () => end('completed'),
      },
    )
  })

const endings: Record<string, SubscriptionEnding> = {
  EVENTS_GONE: 'gone',
  UNAUTHENTICATED: 'session-ended',
  RATE_LIMITED: 'crowded',
  DOCUMENT_UNKNOWN: 'unknown',
}

function endingOf(reason: unknown): SubscriptionEnding {
  if (Array.isArray(reason)) {
    const codes = reason.map(({ extensions }: { extensions?: { code?: unknown } }) => String(extensions?.code))
    return codes.flatMap(code => endings[code] ?? [])[0] ?? 'lost'
  }
  return closeCodes[(reason as { code?: number } | null)?.code ?? 0] ?? 'lost'
}
