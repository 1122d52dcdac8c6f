/** How often the supervisor checks that its parent is still there, in milliseconds. */
const parentCheck = 500

/**
 * Ends the product on Ctrl-C, on SIGTERM, when the terminal closes, when npm was killed, and after a defect of the
 * supervisor itself: nothing is left behind.
 */
export function stopOnRequest(stop: () => Promise<void>): void {
  let stopping = false
  const end = async (status: number) => {
    if (stopping) return
    stopping = true
    await stop()
    process.exit(status)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
  for (const defect of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(defect, error => {
      console.error(error)
      void end(1)
    })
  }
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) void end(0)
  }, parentCheck).unref()
}
