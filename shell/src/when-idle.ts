/** Does what can wait: once the page is there and nothing else is to be done. */
export function whenIdle(work: () => void): void {
  const wait = () => {
    // Safari has no idea of being idle.
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 10_000 })
    else setTimeout(work, 2000)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
