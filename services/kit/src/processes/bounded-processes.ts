import type { ChildProcess } from 'node:child_process'

/** How long a process without a question stays, in milliseconds. */
const maxRest = 10_000

/**
 * Has what strangers sent worked on in processes of their own, which may neither take long nor take much memory: a hostile
 * file costs its sender an answer, and no one else anything. There are as many as questions at once; each ends when it had
 * none for a while, and with this process.
 */
export class BoundedProcesses<Question extends object, Answer> {
  /** Those without a question, and when they end. */
  readonly #resting = new Map<ChildProcess, NodeJS.Timeout>()
  readonly #working = new Set<ChildProcess>()

  /**
   * @param startChild begins one that answers each message with one message
   * @param restTime how long one without a question stays, in milliseconds
   * @param isSpent whether one that gave this answer gets no further question; by default it does
   */
  constructor(
    private readonly startChild: () => ChildProcess,
    private readonly restTime = maxRest,
    private readonly isSpent: (answer: Answer) => boolean = () => false,
  ) {}

  /**
   * @param timeLimit in milliseconds
   * @returns null when the process died or took too long
   */
  async ask(question: Question, timeLimit: number): Promise<Answer | null> {
    const child = this.takeRested() ?? this.start()
    this.#working.add(child)
    const answer = await ask<Answer>(child, question, timeLimit)
    this.#working.delete(child)
    if (answer === null || this.isSpent(answer)) child.kill('SIGKILL')
    else this.rest(child)
    return answer
  }

  /** Has a process ready for a question that is about to come. */
  warmUp(): void {
    if (this.#resting.size + this.#working.size === 0) this.rest(this.start())
  }

  /** Whoever still waits for an answer gets none. Resolves when all are gone. */
  async close(): Promise<void> {
    const children = [...this.#working, ...this.#resting.keys()]
    await Promise.all(
      children.map(child => {
        const gone = goneOf(child)
        this.end(child)
        return gone
      }),
    )
  }

  private start() {
    const child = this.startChild()
    child.once('exit', () => this.end(child))
    // What keeps it from starting, or from being asked, is told to whoever asks.
    child.on('error', () => this.end(child))
    return child
  }

  private takeRested() {
    const [child] = this.#resting.keys()
    if (!child) return null
    clearTimeout(this.#resting.get(child))
    this.#resting.delete(child)
    return child
  }

  private rest(child: ChildProcess) {
    this.#resting.set(child, setTimeout(() => this.end(child), this.restTime).unref())
  }

  private end(child: ChildProcess) {
    clearTimeout(this.#resting.get(child))
    this.#resting.delete(child)
    child.kill('SIGKILL')
  }
}

/** One that could not even be started has no end, either. */
const goneOf = (child: ChildProcess) =>
  new Promise<void>(resolve => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

function ask<Answer>(child: ChildProcess, question: object, timeLimit: number) {
  return new Promise<Answer | null>(resolve => {
    const answer = (given: unknown) => {
      clearTimeout(timer)
      child.off('message', answer).off('error', giveUp).off('exit', giveUp)
      resolve(given as Answer | null)
    }
    const giveUp = () => answer(null)
    const timer = setTimeout(giveUp, timeLimit)
    child.once('message', answer).once('error', giveUp).once('exit', giveUp)
    child.send(question)
  })
}
