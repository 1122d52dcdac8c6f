/** How often the supervisor looks whether whoever started it is still there, in milliseconds. */
const parentCheck = 500

/**
 * Ends the product on Ctrl-C, on SIGTERM, when the terminal goes, and when npm was killed: nothing is left behind.
 */
export function stopOnRequest(stop: () => Promise<void>): void {
  let stopping = false
  const end = async () => {
    if (stopping) return
    stopping = true
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) void end()
  }, parentCheck).unref()
}
