/** Safari has no idea of being idle; then this time is taken for it, in milliseconds. */
const assumedTime = 1000

/**
 * Does what can wait: once nothing else is to be done.
 *
 * @returns what calls it off
 */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: 3000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, assumedTime)
  return () => clearTimeout(timer)
}
