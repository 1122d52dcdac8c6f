import { type ChildProcess, fork } from 'node:child_process'
import { boundedChild, forkFromSource, unreferenced } from '../../processes/bounded-child.ts'

/** Of the bundler: in the built product this file is in another place, and the child is JavaScript. */
declare const __webpack_require__: unknown

const options = boundedChild(64)

/** Rspack makes an entry of its own of what is forked by this name (scripts/workspace/build-service.ts). */
const processes = { fork }

/** Starts a process that parses CSV. It does not keep this one alive. */
export function startCsvProcess(): ChildProcess {
  return unreferenced(
    typeof __webpack_require__ === 'undefined'
      ? forkFromSource('./csv.child.ts', import.meta.url, options)
      : processes.fork(new URL('./csv.child.ts', import.meta.url), options),
  )
}
