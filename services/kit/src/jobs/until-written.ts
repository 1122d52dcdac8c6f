import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../logger.ts'
import { storageFailure } from '../storage-failure.ts'

/** Between two tries, in milliseconds; each is twice as long as the one before, up to the last. */
const pauses = { first: 500, last: 5_000 }

interface Trying {
  /** What the log says while it fails, such as `a job was not given back`. */
  sentence: string
  log: Logger
  /** Aborted when the process ends: no further try then. */
  signal: AbortSignal
}

/**
 * A write that no one else would make up for: while the database is away, it is tried again until it answers.
 * @throws what is no failure of the database or the disk, at once; their failure, when the process ends
 */
export async function untilWritten<Result>(
  write: () => Promise<Result>,
  { sentence, log, signal }: Trying,
): Promise<Result> {
  for (let pause = pauses.first; ; pause = Math.min(2 * pause, pauses.last)) {
    try {
      return await write()
    } catch (error) {
      if (!storageFailure(error) || signal.aborted) throw error
      log.warn({ err: error }, `${sentence}; trying again`)
    }
    await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
