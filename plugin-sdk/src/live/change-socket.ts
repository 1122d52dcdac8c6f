import { createClient } from 'graphql-ws'
import type { Connect } from './follow-changes'

/** Times in milliseconds. */
const pingInterval = 10_000
const pongTime = 4_000
const admissionTime = 8_000

/** Close code of the gateway: the session is over. */
const sessionOver = 4401

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
    const end = (ending: 'lost' | 'gone' | 'session-ended') => {
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

function endingOf(reason: unknown) {
  if (Array.isArray(reason)) {
    const codes = reason.map(({ extensions }: { extensions?: { code?: unknown } }) => extensions?.code)
    if (codes.includes('EVENTS_GONE')) return 'gone'
    if (codes.includes('UNAUTHENTICATED')) return 'session-ended'
    return 'lost'
  }
  return (reason as { code?: unknown } | null)?.code === sessionOver ? 'session-ended' : 'lost'
}
