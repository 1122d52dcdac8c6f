/**
 * Wraps what fetches a script of the bundler's runtime. A script that doesn't come is asked for again under a new address, for
 * the browser may hold a request that hangs: at once after a failure, and beside the first request when that is slow. Whichever
 * comes first counts; a slow line has its file as soon as any request is through. `scripts/build/patient-loading.ts` writes this
 * function into the runtime as it is.
 *
 * @param {(url: string, done: (event: { type: string }) => void, key?: string, chunkId?: string) => void} loadScript
 */
export function loadPatiently(loadScript) {
  /** When a further request begins while none has come, in milliseconds. */
  const begins = [8000, 20000]
  const maxRequests = begins.length + 1
  /** In milliseconds. */
  const pauseAfterFailure = 300
  /** How often each file was asked for. */
  const asked = new Map()
  return (url, done, key, chunkId) => {
    let requests = 0
    let open = 0
    let isOver = false
    const timers = begins.map(after => setTimeout(request, after))
    function end(event) {
      isOver = true
      timers.forEach(clearTimeout)
      done(event)
    }
    function request() {
      if (isOver || requests === maxRequests) return
      const before = asked.get(url) ?? 0
      asked.set(url, before + 1)
      requests += 1
      open += 1
      loadScript(
        before === 0 ? url : `${url}?again=${before}`,
        ended,
        key && before > 0 ? `${key}~${before}` : key,
        chunkId,
      )
    }
    function ended(event) {
      if (isOver) return
      open -= 1
      if (event.type === 'load' || (requests === maxRequests && open === 0)) return end(event)
      if (requests < maxRequests) timers.push(setTimeout(request, pauseAfterFailure * requests))
    }
    request()
  }
}
