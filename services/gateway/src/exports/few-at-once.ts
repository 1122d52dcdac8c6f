import { rateLimited } from '@coverdesk/kit'

/** Files that one person may take at the same time. */
const maxAtOnce = 3

/**
 * Runs no more than three works of one person at the same time.
 * @param refusal the sentence for the fourth, RATE_LIMITED
 */
export function fewAtOnce(refusal: string) {
  const running = new Map<string, number>()
  return async (userId: string, work: () => Promise<void>): Promise<void> => {
    const own = running.get(userId) ?? 0
    if (own >= maxAtOnce) throw rateLimited(refusal, 5)
    running.set(userId, own + 1)
    try {
      await work()
    } finally {
      const left = (running.get(userId) ?? 1) - 1
      if (left > 0) running.set(userId, left)
      else running.delete(userId)
    }
  }
}
