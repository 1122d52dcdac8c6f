import type { Caller } from '../support/caller.ts'

/** What two products answered to the same question at the same moment, in milliseconds. */
interface Moment {
  attacked: number
  /** No one attacks it, so it is as slow as the machine is. */
  idle: number
}

const question =
  '{ agencyUser { id } accounts(first: 20) { total items { id version } } savedViews(list: "accounts") { id } }'

/** Someone of another agency who keeps working while a product is attacked. */
export class Bystander {
  readonly failures: string[] = []
  #moments: Moment[] = []
  #now: Promise<void> | undefined
  #isOver = false
  #work: Promise<void> | undefined

  /** @param idle the same person at a product that no one attacks */
  constructor(
    private readonly attacked: Caller,
    private readonly idle: Caller,
  ) {}

  start(): void {
    this.#work = this.keepAsking()
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await this.#work
  }

  /** How much longer the attacked product took, at every moment since this was asked last; the longest last. */
  async takeDelays(): Promise<number[]> {
    // Who still waits has the longest delay.
    await this.#now
    const delays = this.#moments.map(({ attacked, idle }) => Math.max(0, attacked - idle))
    this.#moments = []
    return delays.sort((one, other) => one - other)
  }

  private async keepAsking() {
    while (!this.#isOver) {
      this.#now = this.askBoth()
      await this.#now
      await new Promise(next => setTimeout(next, 10))
    }
  }

  private async askBoth() {
    const [attacked, idle] = await Promise.all([this.ask(this.attacked), this.ask(this.idle)])
    this.#moments.push({ attacked, idle })
  }

  private async ask(caller: Caller): Promise<number> {
    const started = performance.now()
    const { status, text } = await caller.send(question)
    if (status !== 200 || text.includes('"errors"')) this.failures.push(`${status} ${text.slice(0, 300)}`)
    return performance.now() - started
  }
}
