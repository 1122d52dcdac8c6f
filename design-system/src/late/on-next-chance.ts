/** Waiting times between tries, in milliseconds. */
const firstDelay = 2_000
const maxDelay = 10_000

/**
 * Waits until trying again may help: less and less often, and at once when the network is back or the person comes back to
 * the page.
 *
 * @param failures how often it failed before, from 0
 * @param again called once
 * @returns what calls it off
 */
export function onNextChance(failures: number, again: () => void): () => void {
  const callOff = () => {
    clearTimeout(timer)
    window.removeEventListener('online', now)
    window.removeEventListener('focus', now)
  }
  const now = () => {
    callOff()
    again()
  }
  const timer = setTimeout(now, Math.min(firstDelay * 2 ** failures, maxDelay))
  window.addEventListener('online', now)
  window.addEventListener('focus', now)
  return callOff
}
