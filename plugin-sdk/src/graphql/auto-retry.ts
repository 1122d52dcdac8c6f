import { isOfConnection, onConnectionBack } from './connection'
import type { Failure } from './failure'

/** Waiting times between tries, in milliseconds; a quarter more or less keeps browsers apart. */
const firstDelay = 1_000
const maxDelay = 5_000

/** Failures that end without anything happening in this browser. */
const isOutage = ({ code }: Failure) => code === 'NETWORK' || code === 'SUBGRAPH_UNAVAILABLE'

/**
 * Asks again what failed because the server or a part of it could not be reached: after a second, then less often, up to
 * every five seconds, and at once when the connection is back.
 */
export class AutoRetry {
  #tries = 0
  #cancel: () => void = () => undefined

  constructor(private readonly retry: () => void) {}

  /** Takes the latest outcome: a failure, or undefined for an answer. Schedules the next try where one may help. */
  follow(failure: Failure | undefined): void {
    this.#cancel()
    if (!failure) this.#tries = 0
    if (!failure || !isOfConnection(failure)) return
    const again = () => {
      this.#cancel()
      this.#tries += 1
      this.retry()
    }
    const leave = onConnectionBack(again)
    const delay = Math.min(firstDelay * 2 ** this.#tries, maxDelay) * (0.75 + Math.random() / 2)
    const timer = isOutage(failure) ? setTimeout(again, delay) : undefined
    this.#cancel = () => {
      clearTimeout(timer)
      leave()
    }
  }

  /** Ends all tries, such as when the screen is left. */
  stop(): void {
    this.#cancel()
  }
}
