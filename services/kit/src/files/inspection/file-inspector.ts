import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { Declared, Verdict } from './inspect.ts'

/** Of the bundler: in the built product this file stands in another place, and the worker is JavaScript. */
declare const __webpack_require__: unknown

/** In milliseconds; a file that takes longer was made for that. */
const longestInspection = 20_000
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 }

const tooMuch: Verdict = { isGood: false, reason: 'This file could not be checked. Save it anew and upload that.' }

/**
 * Looks into the files of one upload in a thread of its own, which may neither take long nor take much memory: a hostile
 * file costs its sender an answer, and nobody else anything. Close it when the last file is done.
 */
export class FileInspector {
  #worker: Worker | null = null

  /** One file at a time. */
  async inspect(path: string, declared: Declared, timeLimit = longestInspection): Promise<Verdict> {
    this.#worker ??= startWorker({ resourceLimits })
    const verdict = await ask(this.#worker, { path, declared }, timeLimit)
    if (verdict) return verdict
    await this.close()
    return tooMuch
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
    this.#worker = null
  }
}

/** @returns null when the thread died or takes too long */
function ask(worker: Worker, question: { path: string; declared: Declared }, timeLimit: number) {
  return new Promise<Verdict | null>(resolve => {
    const answer = (verdict: Verdict | null) => {
      clearTimeout(timer)
      worker.off('message', answer).off('error', giveUp).off('exit', giveUp)
      resolve(verdict)
    }
    const giveUp = () => answer(null)
    const timer = setTimeout(giveUp, timeLimit)
    worker.once('message', answer).once('error', giveUp).once('exit', giveUp)
    worker.postMessage(question)
  })
}

/** From source (tests, development) Node needs tsx to read the worker. */
const startWorker = (options: WorkerOptions) =>
  typeof __webpack_require__ === 'undefined'
    ? new Worker(fromSource('./inspection.worker.ts', import.meta.url), { ...options, eval: true })
    : new Worker(new URL('./inspection.worker.ts', import.meta.url), options)

const fromSource = (file: string, here: string) =>
  `import('tsx/esm/api').then(({ tsImport }) => tsImport(${JSON.stringify(file)}, ${JSON.stringify(here)}))`
