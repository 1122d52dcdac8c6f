import { setTimeout as wait } from 'node:timers/promises'

/** How long a health check waits for the database, in milliseconds. */
const pingTime = 1_000

/**
 * A health check that answers in time whatever the database does. One ping at a time: checks that come while it is under way
 * wait for the same one.
 *
 * @param ping rejects when the database doesn't answer; may take longer than anyone waits
 * @example const databaseAnswers = databaseProbe(() => database.command({ ping: 1 }))
 */
export function databaseProbe(ping: () => Promise<unknown>): () => Promise<boolean> {
  let running: Promise<boolean> | undefined
  return async () => {
    running ??= ping()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        running = undefined
      })
    const expiry = new AbortController()
    const isLate = wait(pingTime, false, { signal: expiry.signal }).catch(() => false)
    const answers = await Promise.race([running, isLate])
    expiry.abort()
    return answers
  }
}
