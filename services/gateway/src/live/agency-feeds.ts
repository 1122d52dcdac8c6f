import type { AgencyEvent } from './agency-event.ts'
import type { EventHistory } from './event-history.ts'

type Listener = (event: AgencyEvent) => void

/** So many events may wait for one client; who is slower comes back and asks from its last number. */
const longestQueue = 1_000

/** A client did not take what happened as fast as it did. */
export class TooSlow extends Error {}

/** Hands each event to who listens in its agency, and to nobody else. */
export class AgencyFeeds {
  readonly #listeners = new Map<string, Set<Listener>>()

  constructor(private readonly history: EventHistory) {}

  readonly publish = (event: AgencyEvent): void => {
    for (const listener of this.#listeners.get(event.agencyId) ?? []) listener(event)
  }

  /**
   * Events of one agency in the order of their numbers, each once.
   * @param after the number of the last event that the client has; null begins with the next one
   * @throws EVENTS_GONE, TooSlow
   */
  async *follow(agencyId: string, after: number | null, signal: AbortSignal): AsyncGenerator<AgencyEvent> {
    const waiting: AgencyEvent[] = []
    let wake = () => {}
    const stopListening = this.listen(agencyId, event => {
      waiting.push(event)
      wake()
    })
    const onAbort = () => wake()
    signal.addEventListener('abort', onAbort)
    let last = after ?? 0
    try {
      if (after !== null) {
        for await (const event of this.history.since(agencyId, after)) {
          last = event.number
          yield event
        }
      }
      while (!signal.aborted) {
        if (waiting.length > longestQueue) throw new TooSlow('Too many events wait.')
        const event = waiting.shift()
        if (!event) {
          await new Promise<void>(resolve => {
            wake = resolve
          })
        } else if (event.number > last) {
          last = event.number
          yield event
        }
      }
    } finally {
      signal.removeEventListener('abort', onAbort)
      stopListening()
    }
  }

  private listen(agencyId: string, listener: Listener) {
    const listeners = this.#listeners.get(agencyId) ?? new Set()
    this.#listeners.set(agencyId, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) this.#listeners.delete(agencyId)
    }
  }
}
