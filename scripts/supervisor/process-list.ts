import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** How long after a failed write the next one is tried, in milliseconds. */
const retryTime = 1_000

const identity = z.object({ pid: z.number().int().positive(), startTime: z.string().optional() })
const listedProcess = z.object({
  name: z.string(),
  pid: z.number().int().positive().nullable(),
  port: z.number().int(),
  /** Where it takes mail, if it does. */
  smtpPort: z.number().int().optional(),
  /** Undefined where the system doesn't say. */
  startTime: z.string().optional(),
  supervisor: identity.optional(),
})

/** A process that a supervisor has started. */
export type ListedProcess = z.output<typeof listedProcess>

const listFile = (dataFolder: string) => join(dataFolder, 'processes.json')

/** The processes last listed in a data folder; none when there is no list, or none that can be read. */
export function readProcessList(dataFolder: string): ListedProcess[] {
  try {
    return z.array(listedProcess).parse(JSON.parse(readFileSync(listFile(dataFolder), 'utf8')))
  } catch {
    return []
  }
}

/**
 * `<data>/processes.json`, for people, tests and the next start. It describes the product and is not needed by it: a list
 * that can't be written, as on a full disk, is written as soon as it can.
 */
export class ProcessList {
  #retry: NodeJS.Timeout | undefined

  constructor(
    private readonly dataFolder: string,
    private readonly processes: () => ListedProcess[],
  ) {}

  write(): void {
    const wasFailing = this.#retry !== undefined
    clearTimeout(this.#retry)
    this.#retry = undefined
    try {
      this.replaceFile()
      if (wasFailing) console.log(`${this.dataFolder} can be written again.`)
    } catch (error) {
      if (!wasFailing) console.error(sentenceOf(error, this.dataFolder))
      this.#retry = setTimeout(() => this.write(), retryTime).unref()
    }
  }

  /** A reader sees the previous list or this one, never half of it. */
  private replaceFile() {
    const file = listFile(this.dataFolder)
    mkdirSync(this.dataFolder, { recursive: true })
    writeFileSync(`${file}.new`, `${JSON.stringify(this.processes(), null, 2)}\n`)
    renameSync(`${file}.new`, file)
  }
}

function sentenceOf(error: unknown, dataFolder: string) {
  const { code, message } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? `The disk is full: nothing can be saved in ${dataFolder} until you free some space. Coverdesk keeps running.`
    : `${dataFolder} can't be written (${code ?? message}). Coverdesk keeps running and tries again.`
}
