/** So many failures in a row open the circuit. */
const mostFailures = 5
/** An open circuit lets one call through again after this time, in milliseconds. */
const restTime = 2_000

/** Keeps callers from waiting for a service that is known to be down. */
export class CircuitBreaker {
  #failures = 0
  #triesAgainAt = 0

  /** Whether a call may be made now. While the circuit is open, one call per rest time tries the service. */
  allows(now = Date.now()): boolean {
    if (this.#failures < mostFailures) return true
    if (now < this.#triesAgainAt) return false
    this.#triesAgainAt = now + restTime
    return true
  }

  succeeded(): void {
    this.#failures = 0
  }

  failed(now = Date.now()): void {
    this.#failures += 1
    if (this.#failures >= mostFailures) this.#triesAgainAt = now + restTime
  }
}
