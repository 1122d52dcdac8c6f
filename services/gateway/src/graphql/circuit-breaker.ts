/** So many calls in a row without an answer open the circuit, once the service has failed to say that it is ready. */
const maxFailures = 5
/** An open circuit lets one call through again after this time, in milliseconds. */
const restTime = 2_000

/**
 * Keeps callers from waiting for a service that is known to be down. A call that fails is no proof: the request itself may
 * be the reason. So the service is asked, too, and while it says that it is ready, no failure counts (docs/adr/0032).
 */
export class CircuitBreaker {
  #failures = 0
  #isDown = false
  #isOpen = false
  #isChecking = false
  #triesAgainAt = 0

  /** @param isReady asks the service, and gives up soon */
  constructor(private readonly isReady: () => Promise<boolean>) {}

  /** Whether a call may be made now. While the circuit is open, one call per rest time tries the service. */
  allows(now = Date.now()): boolean {
    if (!this.#isOpen) return true
    if (now < this.#triesAgainAt) return false
    this.#triesAgainAt = now + restTime
    return true
  }

  /** The service answered a call, or says that it is ready. */
  answered(): void {
    this.#failures = 0
    this.#isDown = false
    this.#isOpen = false
  }

  /** A call got no answer. */
  failed(): void {
    this.#failures += 1
    this.openIfDown()
    if (!this.#isChecking) void this.check()
  }

  private async check() {
    this.#isChecking = true
    const isReady = await this.isReady().catch(() => false)
    this.#isChecking = false
    if (isReady) return this.answered()
    // Without a failure left, a call was answered while the service was asked.
    this.#isDown = this.#failures > 0
    this.openIfDown()
  }

  private openIfDown() {
    if (!this.#isDown || this.#failures < maxFailures) return
    this.#isOpen = true
    this.#triesAgainAt = Date.now() + restTime
  }
}
