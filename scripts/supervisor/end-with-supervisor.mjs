// Preloaded into each process that the supervisor starts, so that none outlives the supervisor.

/** How long a process that serves may take to close by itself, in milliseconds. */
const closingTime = 2_000

// Undefined for threads, which have no channel to the supervisor and end with their process.
if (process.connected !== undefined) {
  if (process.connected) process.on('disconnect', endSoon)
  else process.exit(0)
}

function endSoon() {
  // A process that is still starting has not registered how it closes, and has nothing to close.
  if (process.listenerCount('disconnect') === 1) process.exit(0)
  setTimeout(() => process.exit(1), closingTime).unref()
}
