/** Lets so many works run at once; the others wait in the order in which they came. */
export class Semaphore {
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(private readonly most: number) {}

  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.most) await new Promise<void>(next => this.#waiting.push(next))
    else this.#running += 1
    try {
      return await work()
    } finally {
      // Who waits takes over this place.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
