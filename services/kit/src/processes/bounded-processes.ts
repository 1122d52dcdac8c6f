import type { ChildProcess } from 'node:child_process'
import { atLowPriority } from './at-low-priority.ts'
import { processorTimeOf } from './processor-time.ts'
import { isOutOfMemory } from './watchdog.ts'

/** How long a process without a question stays, in milliseconds. */
const maxRest = 10_000

/** How often the processor time of a process is looked at. */
const watchIntervalMs = 250

/** What a question may take. */
export interface TimeLimits {
  /**
   * Processor time: a question that needs more was made for that, however fast the machine is. Only Linux tells what a process
   * of ours has used; elsewhere `waitMs` is all there is.
   */
  cpuMs: number
  /** How long an answer is waited for. On a busy machine a good question takes many times its processor time. */
  waitMs: number
}

/**
 * `TOO_MUCH`: the question takes more processor time or memory than it may, so it is at fault. `OUT_OF_TIME`: the machine was
 * too busy. `DIED`: two processes ended while they worked on it.
 */
export type Outcome<Answer> =
  | { state: 'ANSWERED'; answer: Answer }
  | { state: 'TOO_MUCH' }
  | { state: 'OUT_OF_TIME' }
  | { state: 'DIED' }

/**
 * Has what strangers sent worked on in processes of their own, which may neither take long nor take much memory: a hostile
 * file costs its sender an answer, and no one else anything. They run at low priority, because answers to people come first.
 * There are as many as questions at once; each ends when it had none for a while, and with this process.
 */
export class BoundedProcesses<Question extends object, Answer> {
  /** Those without a question, and when they end. */
  readonly #resting = new Map<ChildProcess, NodeJS.Timeout>()
  readonly #working = new Set<ChildProcess>()
  #closings = 0

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
   * A process that ends without an answer is at fault itself, perhaps: the question goes to a second one.
   * @returns the answer, or why there is none
   */
  async ask(question: Question, timeLimits: TimeLimits): Promise<Outcome<Answer>> {
    const closings = this.#closings
    const first = await this.askOnce(question, timeLimits)
    return first.state === 'DIED' && closings === this.#closings ? this.askOnce(question, timeLimits) : first
  }

  private async askOnce(question: Question, timeLimits: TimeLimits): Promise<Outcome<Answer>> {
    const child = this.takeRested() ?? this.start()
    this.#working.add(child)
    const outcome = await ask<Answer>(child, question, timeLimits)
    this.#working.delete(child)
    if (outcome.state !== 'ANSWERED' || this.isSpent(outcome.answer)) child.kill('SIGKILL')
    else this.rest(child)
    return outcome
  }

  /** Has a process ready for a question that is about to come. */
  warmUp(): void {
    if (this.#resting.size + this.#working.size === 0) this.rest(this.start())
  }

  /** Whoever still waits for an answer gets none. Resolves when all are gone. */
  async close(): Promise<void> {
    this.#closings += 1
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
    const child = atLowPriority(this.startChild())
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

function ask<Answer>(child: ChildProcess, question: object, { cpuMs, waitMs }: TimeLimits) {
  return new Promise<Outcome<Answer>>(resolve => {
    const before = processorTimeOf(child.pid)
    const end = (outcome: Outcome<Answer>) => {
      clearTimeout(timer)
      clearInterval(watch)
      child.off('message', answer).off('error', die).off('exit', exit)
      resolve(outcome)
    }
    const answer = (given: unknown) => end({ state: 'ANSWERED', answer: given as Answer })
    const die = () => end({ state: 'DIED' })
    const exit = (_: number | null, signal: NodeJS.Signals | null) =>
      end({ state: isOutOfMemory(signal) ? 'TOO_MUCH' : 'DIED' })
    const timer = setTimeout(() => end({ state: 'OUT_OF_TIME' }), waitMs)
    const watch = setInterval(() => {
      const used = processorTimeOf(child.pid)
      if (before !== null && used !== null && used - before > cpuMs) end({ state: 'TOO_MUCH' })
    }, watchIntervalMs)
    child.once('message', answer).once('error', die).once('exit', exit)
    child.send(question)
  })
}
