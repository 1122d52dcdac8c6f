import { Worker } from 'node:worker_threads'

/** It looks so often, in milliseconds. */
const interval = 50

const watch = `
const { workerData: { most, parent, interval } } = require('node:worker_threads')
setInterval(() => {
  if (process.memoryUsage.rss() > most) process.kill(process.pid, 'SIGABRT')
  else if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, interval)
`

/**
 * Ends this process as soon as it takes more memory than it may, or its parent is gone: a thread sees both while a library
 * that hears nothing decodes what someone has sent.
 * @param most bytes of memory
 */
export function watchOver(most: number): void {
  new Worker(watch, { eval: true, execArgv: [], workerData: { most, parent: process.ppid, interval } }).unref()
}

/** Whether a process ended because it took too much memory: V8 ends one that has no room for its objects by the same signals. */
export const isOutOfMemory = (signal: NodeJS.Signals | null): boolean =>
  signal === 'SIGABRT' || signal === 'SIGTRAP' || signal === 'SIGILL'
