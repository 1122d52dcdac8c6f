import type { ChildProcess } from 'node:child_process'
import type { Declared, Verdict } from './inspect.ts'
import { startInspection } from './start-inspection.ts'

/** In milliseconds; a file that takes longer was made for that. */
const longestInspection = 20_000
/** How long a process without a file stays, in milliseconds. */
const longestRest = 10_000

const tooMuch: Verdict = { isGood: false, reason: 'This file could not be checked. Save it anew and upload that.' }

/**
 * Looks into files in processes of their own, which may neither take long nor take much memory: a hostile file costs its
 * sender an answer, and nobody else anything. There are as many as files at once; each ends when it had no file for a
 * while, and with this process.
 */
export class FileInspector {
  /** Those without a file, and when they end. */
  readonly #resting = new Map<ChildProcess, NodeJS.Timeout>()
  readonly #working = new Set<ChildProcess>()

  constructor(private readonly restTime = longestRest) {}

  async inspect(path: string, declared: Declared, timeLimit = longestInspection): Promise<Verdict> {
    const child = this.takeRested() ?? this.start()
    this.#working.add(child)
    const verdict = await ask(child, { path, declared }, timeLimit)
    this.#working.delete(child)
    if (verdict) this.rest(child)
    else child.kill('SIGKILL')
    return verdict ?? tooMuch
  }

  /** Whoever still waits for an answer hears that the file could not be checked. */
  close(): void {
    for (const child of this.#working) child.kill('SIGKILL')
    for (const child of this.#resting.keys()) this.end(child)
  }

  private start() {
    const child = startInspection()
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

/** @returns null when the process died or takes too long */
function ask(child: ChildProcess, question: { path: string; declared: Declared }, timeLimit: number) {
  return new Promise<Verdict | null>(resolve => {
    const answer = (verdict: Verdict | null) => {
      clearTimeout(timer)
      child.off('message', answer).off('error', giveUp).off('exit', giveUp)
      resolve(verdict)
    }
    const giveUp = () => answer(null)
    const timer = setTimeout(giveUp, timeLimit)
    child.once('message', answer).once('error', giveUp).once('exit', giveUp)
    child.send(question)
  })
}
