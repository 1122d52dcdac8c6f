import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from './logger.ts'
import { readableError } from './storage-failure.ts'

const maxPause = 30_000

/**
 * Work before a service answers, such as storing the demo. On a busy machine it is begun again with growing pauses until it is done:
 * it has to continue where it ended.
 * @param pause waits so many milliseconds
 * @throws what isn't the machine's fault
 */
export async function preparePatiently(
  work: () => Promise<unknown>,
  log: Pick<Logger, 'info'>,
  pause: (milliseconds: number) => Promise<unknown> = wait,
): Promise<void> {
  for (let milliseconds = 1_000; ; milliseconds = Math.min(2 * milliseconds, maxPause)) {
    try {
      await work()
      return
    } catch (error) {
      if (!isBusy(error)) throw error
      log.info(
        { reason: (error as Error).message, againInMs: milliseconds },
        'preparing takes longer: the machine is busy',
      )
      await pause(milliseconds)
    }
  }
}

/** Whether time ran out, for the database or for a process that works on a document. */
function isBusy(error: unknown): boolean {
  const code = readableError(error)?.code
  return code === 'OUT_OF_TIME' || code === 'SUBGRAPH_UNAVAILABLE'
}
