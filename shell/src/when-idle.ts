/** The first page has come by then, also on slow machines, and no one has asked for more yet. */
const timeout = 2000

/** Does what can wait: some time after the page was loaded, when nothing else is to be done. */
export function whenIdle(work: () => void): void {
  const wait = () =>
    setTimeout(() => {
      // Safari has no idea of being idle.
      if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 10_000 })
      else work()
    }, timeout)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
