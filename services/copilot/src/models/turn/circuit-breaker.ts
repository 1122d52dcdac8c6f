/** So many failures in a row are an outage. */
const maxFailures = 5

/**
 * Keeps calls away from a provider that is down: after five failures in a row none is made for half a minute, then one to try.
 * A provider is its address: that an agency’s own server is down is no other agency’s matter.
 */
export class CircuitBreaker {
  readonly #failures = new Map<string, { count: number; opensAgainAt: number }>()
  readonly #pauseMs: number

  constructor(pauseMs = 30_000) {
    this.#pauseMs = pauseMs
  }

  /** Whether a call may be made. A trial that may begins with this question, so ask once, and say how it went. */
  mayCall(address: string): boolean {
    const failed = this.#failures.get(address)
    if (!failed || failed.count < maxFailures) return true
    if (Date.now() < failed.opensAgainAt) return false
    failed.opensAgainAt = Date.now() + this.#pauseMs
    return true
  }

  succeeded(address: string): void {
    this.#failures.delete(address)
  }

  failed(address: string): void {
    const count = (this.#failures.get(address)?.count ?? 0) + 1
    this.#failures.set(address, { count, opensAgainAt: Date.now() + this.#pauseMs })
  }
}
