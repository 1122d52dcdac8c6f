import type { AgencyEvent } from './agency-event.ts'
import type { EventHistory } from './event-history.ts'

type Listener = (event: AgencyEvent) => void

/** So many events may wait for one client; who is slower is told the rest from what is stored, at its own pace. */
const maxQueue = 1_000

/** Hands each event to who listens in its agency, and to no one else. */
export class AgencyFeeds {
  readonly #listeners = new Map<string, Set<Listener>>()

  constructor(private readonly history: EventHistory) {}

  readonly publish = (event: AgencyEvent): void => {
    for (const listener of this.#listeners.get(event.agencyId) ?? []) listener(event)
  }

  /**
   * Events of one agency in the order of their numbers, each once.
   * @param after the number of the last event that the client has; null begins with the next one
   * @throws EVENTS_GONE
   */
  async *follow(agencyId: string, after: number | null, signal: AbortSignal): AsyncGenerator<AgencyEvent> {
    const waiting: AgencyEvent[] = []
    let wake = () => {}
    let last = after
    // What is not in the queue is read from what is stored, once the queue is empty.
    let isBehind = after !== null
    const stopListening = this.listen(agencyId, event => {
      last ??= event.number - 1
      isBehind ||= waiting.length === maxQueue
      if (!isBehind) waiting.push(event)
      wake()
    })
    const onAbort = () => wake()
    signal.addEventListener('abort', onAbort)
    try {
      while (!signal.aborted) {
        const event = waiting.shift()
        if (event) {
          if (event.number <= (last ?? 0)) continue
          last = event.number
          yield event
        } else if (isBehind) {
          isBehind = false
          for await (const missed of this.history.since(agencyId, last ?? 0)) {
            last = missed.number
            yield missed
          }
        } else {
          await new Promise<void>(resolve => {
            wake = resolve
          })
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
