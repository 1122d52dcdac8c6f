import { setTimeout as wait } from 'node:timers/promises'
import { type Tool, ToolFailed } from './tool.ts'

/** Before a look-up that failed is tried again, in milliseconds. */
const pause = 700
/** What took longer before it failed, in milliseconds, isn’t tried again: a person waits. */
const maxFirst = 10_000

/**
 * Lets a tool that only looks try a second time where that may help: another area was away, or nobody expected what happened.
 *
 * @throws what the second try throws, or the signal’s reason
 */
export async function lookAgain<Result>(
  { tier }: Pick<Tool, 'tier'>,
  signal: AbortSignal,
  look: () => Promise<Result>,
): Promise<Result> {
  const begun = performance.now()
  try {
    return await look()
  } catch (error) {
    signal.throwIfAborted()
    const isRefused = error instanceof ToolFailed && !error.isPassing
    if (tier !== 'READ' || isRefused || performance.now() - begun > maxFirst) throw error
    await wait(pause, undefined, { signal }).catch(() => signal.throwIfAborted())
    return await look()
  }
}
