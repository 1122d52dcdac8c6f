import type { ChildProcess } from 'node:child_process'
import { BoundedProcesses, type TimeLimits } from '../../processes/bounded-processes.ts'
import type { Declared, Refused } from './inspect.ts'
import { startInspection } from './start-inspection.ts'

/** A file that takes more processor time was made for that; one that waits for a busy machine wasn't. */
const inspectionTimeLimits: TimeLimits = { cpuMs: 30_000, waitMs: 180_000 }

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

/** Nobody knows yet whether the file is good: the machine was too busy, or our processes died. It can be asked again. */
export interface Unchecked {
  isGood: false
  unchecked: 'OUT_OF_TIME' | 'FAILED'
  /** A sentence for people. */
  sentence: string
}

/** The type that the file truly has, why it is refused, or that it couldn't be checked. */
export type Verdict = Answered | Unchecked

/** What a process says of a file. */
export type Answered = { isGood: true; mimeType: string; rebuilt: RebuiltFile | null } | Refused

/** What a process answers; `verdict` is null where it failed. */
export interface Inspection {
  verdict: Answered | null
  isSpent: boolean
}

const tooMuch: Refused = {
  isGood: false,
  reason: 'This file takes too much work to check. Save it again and upload that copy.',
}
/** What none of our readers understands. */
const unreadable: Refused = {
  isGood: false,
  reason: 'This file couldn’t be checked. Save it again and upload that copy.',
}
const outOfTime: Unchecked = {
  isGood: false,
  unchecked: 'OUT_OF_TIME',
  sentence: 'We couldn’t check this file in time. Try again.',
}
const failed: Unchecked = { isGood: false, unchecked: 'FAILED', sentence: 'We couldn’t check this file. Try again.' }

/** Looks into files in processes of their own. */
export class FileInspector {
  readonly #processes: BoundedProcesses<Question, Inspection>

  /**
   * @param restTime how long a process without a file stays, in milliseconds
   * @param startChild begins a process that answers each `Question` with an `Inspection`
   */
  constructor(restTime?: number, startChild: () => ChildProcess = startInspection) {
    this.#processes = new BoundedProcesses(startChild, restTime, ({ isSpent }) => isSpent)
  }

  async inspect(path: string, declared: Declared, timeLimits = inspectionTimeLimits): Promise<Verdict> {
    const outcome = await this.#processes.ask({ path, declared }, timeLimits)
    if (outcome.state === 'ANSWERED') return outcome.answer.verdict ?? unreadable
    if (outcome.state === 'TOO_MUCH') return tooMuch
    return outcome.state === 'OUT_OF_TIME' ? outOfTime : failed
  }

  /** Whoever still waits for an answer hears that the file could not be checked. Resolves when the processes are gone. */
  close(): Promise<void> {
    return this.#processes.close()
  }
}
