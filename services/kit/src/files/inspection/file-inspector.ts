import { BoundedProcesses } from '../../processes/bounded-processes.ts'
import type { Declared, Verdict } from './inspect.ts'
import { startInspection } from './start-inspection.ts'

/** In milliseconds; a file that takes longer was made for that. */
const longestInspection = 20_000

const tooMuch: Verdict = { isGood: false, reason: 'This file could not be checked. Save it anew and upload that.' }

/** Looks into files in processes of their own. */
export class FileInspector {
  readonly #processes: BoundedProcesses<{ path: string; declared: Declared }, Verdict>

  /** @param restTime how long a process without a file stays, in milliseconds */
  constructor(restTime?: number) {
    this.#processes = new BoundedProcesses(startInspection, restTime)
  }

  async inspect(path: string, declared: Declared, timeLimit = longestInspection): Promise<Verdict> {
    return (await this.#processes.ask({ path, declared }, timeLimit)) ?? tooMuch
  }

  /** Whoever still waits for an answer hears that the file could not be checked. Resolves when the processes are gone. */
  close(): Promise<void> {
    return this.#processes.close()
  }
}
