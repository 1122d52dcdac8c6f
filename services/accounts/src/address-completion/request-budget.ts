/** So many requests a minute an agency of a few dozen people does not reach by typing. */
const maxPerMinute = 300
const minute = 60_000

/** Bounds what one agency costs at a service that counts requests. */
export class RequestBudget {
  #since = 0
  readonly #taken = new Map<string, number>()

  constructor(private readonly now: () => number = Date.now) {}

  /** @returns false when the agency has used up its share of this minute */
  take(agencyId: string): boolean {
    if (this.now() - this.#since >= minute) {
      this.#since = this.now()
      this.#taken.clear()
    }
    const taken = this.#taken.get(agencyId) ?? 0
    if (taken >= maxPerMinute) return false
    this.#taken.set(agencyId, taken + 1)
    return true
  }
}
