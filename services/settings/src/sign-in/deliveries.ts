import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '@coverdesk/kit'

/** How long to wait before each further try, in milliseconds. */
const retryDelaysMs = [1_000, 5_000, 15_000]

/** A delivery begins at a random moment within this many milliseconds, so it does not slow a request that can be foreseen. */
const spread = 400

export interface Deliveries {
  /** Begins a delivery and returns at once. It is tried again when it fails. */
  begin(deliver: () => Promise<void>): void
  /** Gives up what waits for another try; lets the others end. */
  close(): Promise<void>
}

/** Deliveries behind the caller's back, so that an answer takes as long whether or not there is something to send. */
export function createDeliveries(log: Logger): Deliveries {
  const closing = new AbortController()
  const running = new Set<Promise<void>>()

  async function run(deliver: () => Promise<void>) {
    await sleep(Math.random() * spread)
    for (const pause of [...retryDelaysMs, null]) {
      try {
        return await deliver()
      } catch (error) {
        log.warn({ err: error, willRetry: pause !== null }, 'a sign-in mail was not sent')
        if (pause === null) return
        await sleep(pause, undefined, { signal: closing.signal, ref: false })
      }
    }
  }

  return {
    begin(deliver) {
      const delivery = run(deliver).catch(() => undefined)
      running.add(delivery)
      void delivery.then(() => running.delete(delivery))
    },
    async close() {
      closing.abort()
      await Promise.all(running)
    },
  }
}
