/** How long a list is believed to be long, in milliseconds. */
const lifetime = 10_000
const maxRemembered = 1_000

/** Lists that were longer than what is counted, a moment ago. */
export class LongLists {
  readonly #until = new Map<string, number>()

  constructor(private readonly now: () => number = Date.now) {}

  has(list: string): boolean {
    return (this.#until.get(list) ?? 0) > this.now()
  }

  add(list: string): void {
    if (this.#until.size >= maxRemembered) this.#until.clear()
    this.#until.set(list, this.now() + lifetime)
  }
}
