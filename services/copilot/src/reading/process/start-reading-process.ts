import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { boundedChild, forkFromSource, unreferenced } from '@coverdesk/kit'

/** Of the bundler: in the built product this file is in another place, and the child is JavaScript. */
declare const __webpack_require__: unknown

const isBuilt = typeof __webpack_require__ !== 'undefined'

/** In MB. From source, the translation of every module is in the memory of the process, too. */
const options = {
  ...boundedChild(isBuilt ? 144 : 320),
  // Threads that decode and recognize pictures share their memory: otherwise each keeps what it had.
  env: { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '1048576', MALLOC_MMAP_THRESHOLD_: '262144' },
}

/** Rspack makes an entry of its own of what is forked by this name (scripts/workspace/build-service.ts). */
const processes = { fork }

/** Starts a process that reads files. It does not keep this one alive, and people’s requests come first. */
export function startReadingProcess(): ChildProcess {
  const child = unreferenced(
    isBuilt
      ? processes.fork(new URL('../process-entry/reading.child.ts', import.meta.url), options)
      : forkFromSource('../process-entry/reading.child.ts', import.meta.url, options),
  )
  if (child.pid !== undefined) yieldToOthers(child.pid)
  return child
}

/** About a quarter of a busy processor: with less, a page would not be read within its time. */
const niceness = 5

function yieldToOthers(pid: number) {
  try {
    setPriority(pid, niceness)
  } catch {
    // Where a platform doesn’t allow it, it reads as fast as others work.
  }
}
