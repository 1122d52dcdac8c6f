import type { OpenSubscription } from './open-subscription'

interface FollowedSubscription {
  open: OpenSubscription
  url: string
  name: string
  documentId: string
  /** The text of the document, for a gateway that doesn't know it by its id. */
  query: string
  variables: Record<string, unknown>
  signal: AbortSignal
  onData(data: Record<string, unknown>): void
  /** Nothing comes until it is there again. */
  onLost(): void
}

/** Times in milliseconds (specification 3 §9). */
const pauseAfterCompletion = 1_000
const maxPause = 10_000
/** Other pages of the person have all the sockets there are. */
const crowdedPause = 60_000

/**
 * Follows a subscription until `signal` ends it: it begins again 1 s after each completion, and after an error with a growing
 * pause, 2^n s and 10 s at most (specification 3 §4). It asks for what came after the last `number` it was told. Resolves as well
 * when the session is over.
 */
export async function followSubscription(followed: FollowedSubscription): Promise<void> {
  const { open, signal, onData, onLost, query, variables, ...named } = followed
  let after: number | undefined
  let text = named.documentId ? '' : query
  let failures = 0
  while (!signal.aborted) {
    const ending = await open({
      ...{ ...named, query: text, signal },
      variables: { ...variables, after: after ?? null },
      onHeard: () => undefined,
      onData(data) {
        failures = 0
        after = numberOf(data) ?? after
        onData(data)
      },
    }).catch(() => 'lost' as const)
    if (signal.aborted) return
    onLost()
    if (ending === 'session-ended') return
    if (ending === 'gone') after = undefined
    else if (ending === 'unknown' && text === '') text = query
    else if (ending === 'completed') await pause(pauseAfterCompletion, signal)
    else if (ending === 'crowded') await pause(crowdedPause, signal)
    else {
      await pause(Math.min(1_000 * 2 ** failures, maxPause), signal)
      failures += 1
    }
  }
}

/** Of the agency's event that the data tells of. */
function numberOf(data: Record<string, unknown>): number | undefined {
  const [change] = Object.values(data) as ({ number?: unknown } | null)[]
  return typeof change?.number === 'number' ? change.number : undefined
}

/** A page that has a network again, or is looked at again, doesn't wait any longer. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const ending = new AbortController()
    const end = () => {
      clearTimeout(timer)
      ending.abort()
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    window.addEventListener('online', end, { signal: ending.signal })
    signal.addEventListener('abort', end, { signal: ending.signal })
  })
}
