import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from './logger.ts'

/** What continues until it is closed. */
export interface Loop {
  readonly isHealthy: boolean
  close(): Promise<void>
}

const maxPause = 30_000

/**
 * A loop that begins later. One that can't begin, such as because the database is slow, is tried again, and is healthy meanwhile:
 * the service answers without it.
 * @param ready resolves when it may begin
 */
export function lateLoop(
  ready: (signal: AbortSignal) => Promise<void>,
  begin: () => Promise<Loop>,
  log: Pick<Logger, 'warn'>,
): Loop {
  const stopping = new AbortController()
  const { signal } = stopping
  let running: Loop | undefined

  const run = async () => {
    await ready(signal)
    for (let pause = 1_000; !signal.aborted && !running; pause = Math.min(2 * pause, maxPause)) {
      try {
        running = await begin()
      } catch (error) {
        log.warn({ err: error, againInMs: pause }, 'background work could not begin')
        await wait(pause, undefined, { signal }).catch(() => undefined)
      }
    }
  }
  const begun = run()
  return {
    get isHealthy() {
      return running?.isHealthy ?? true
    },
    async close() {
      stopping.abort()
      await begun
      await running?.close()
    },
  }
}
