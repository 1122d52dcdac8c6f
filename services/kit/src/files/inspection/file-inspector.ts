import { BoundedProcesses } from '../../processes/bounded-processes.ts'
import type { Declared, Refused } from './inspect.ts'
import { startInspection } from './start-inspection.ts'

/** In milliseconds; a file that takes longer was made for that. */
const maxInspection = 20_000

export interface Question {
  path: string
  declared: Declared
}

/** What was made of a file, to be stored in its place. It lies beside the file, and who asked removes it. */
export interface RebuiltFile {
  path: string
  size: number
  sha256: string
  /** Whether something was left out that could have acted, such as a script. */
  isSanitized: boolean
}

/** Why the file is refused, or the type that it truly has. */
export type Verdict = { isGood: true; mimeType: string; rebuilt: RebuiltFile | null } | Refused

/** What a process answers; `verdict` is null where it failed. */
export interface Inspection {
  verdict: Verdict | null
  isSpent: boolean
}

const tooMuch: Verdict = { isGood: false, reason: 'This file couldn’t be checked. Save it again and upload that copy.' }

/** Looks into files in processes of their own. */
export class FileInspector {
  readonly #processes: BoundedProcesses<Question, Inspection>

  /** @param restTime how long a process without a file stays, in milliseconds */
  constructor(restTime?: number) {
    this.#processes = new BoundedProcesses(startInspection, restTime, ({ isSpent }) => isSpent)
  }

  async inspect(path: string, declared: Declared, timeLimit = maxInspection): Promise<Verdict> {
    return (await this.#processes.ask({ path, declared }, timeLimit))?.verdict ?? tooMuch
  }

  /** Whoever still waits for an answer hears that the file could not be checked. Resolves when the processes are gone. */
  close(): Promise<void> {
    return this.#processes.close()
  }
}
