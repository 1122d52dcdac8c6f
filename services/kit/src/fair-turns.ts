interface Waiting {
  key: string
  start(): void
}

/**
 * Runs a few pieces of work at once, and takes the keys that wait in rotation: a key with a thousand pieces of work delays
 * another key by one of them.
 *
 * @example const turns = new FairTurns({ total: 2, perKey: 1 })
 *   await turns.take(agencyId, () => readList(file))
 */
export class FairTurns {
  readonly #running = new Map<string, number>()
  /** One entry for each piece of work, in the order in which it came. */
  readonly #waiting: Waiting[] = []
  /** Keys by when they last had a turn: the first one has waited longest. */
  readonly #served = new Map<string, number>()
  #total = 0
  #turn = 0

  /** @param limits how many run at once: altogether, and of one key */
  constructor(private readonly limits: { total: number; perKey: number }) {}

  async take<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    await new Promise<void>(start => {
      this.#waiting.push({ key, start })
      this.#startNext()
    })
    try {
      return await work()
    } finally {
      this.#count(key, -1)
      this.#startNext()
    }
  }

  #startNext() {
    while (this.#total < this.limits.total) {
      const next = this.#next()
      if (!next) return
      this.#waiting.splice(this.#waiting.indexOf(next), 1)
      this.#turn += 1
      this.#served.set(next.key, this.#turn)
      this.#count(next.key, 1)
      next.start()
    }
  }

  /** The oldest piece of work of the key that has waited longest for a turn. */
  #next(): Waiting | undefined {
    const startable = this.#waiting.filter(({ key }) => (this.#running.get(key) ?? 0) < this.limits.perKey)
    const lastTurn = ({ key }: Waiting) => this.#served.get(key) ?? 0
    const [first, ...others] = startable
    return first && others.reduce((best, other) => (lastTurn(other) < lastTurn(best) ? other : best), first)
  }

  #count(key: string, change: 1 | -1) {
    this.#total += change
    const running = (this.#running.get(key) ?? 0) + change
    if (running > 0) this.#running.set(key, running)
    else this.#running.delete(key)
    if (this.#total === 0 && this.#waiting.length === 0) this.#served.clear()
  }
}
