import { setTimeout } from 'node:timers/promises'

/** After a portion others have the database at least so long, in milliseconds. */
const minPauseMs = 10

/**
 * Does one portion of a long job, and lets others in for as long as it took: the work has half of the time at most.
 *
 * @param signal the job's; it ends the pause, too
 * @returns what the portion returned
 * @example for (const id of ids) await inTurn(signal, () => step(`issue ${id}`, () => issue(id)))
 */
export async function inTurn<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now()
  const result = await work()
  await setTimeout(Math.max(minPauseMs, performance.now() - begun), undefined, { signal })
  return result
}
