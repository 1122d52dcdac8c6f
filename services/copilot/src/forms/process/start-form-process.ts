import { type ChildProcess, fork } from 'node:child_process'
import { boundedChild, forkFromSource, unreferenced } from '@coverdesk/kit'

/** Of the bundler: in the built product this file is in another place, and the child is JavaScript. */
declare const __webpack_require__: unknown

const options = boundedChild(128)

/** Rspack makes an entry of its own of what is forked by this name (scripts/workspace/build-service.ts). */
const processes = { fork }

/** Starts a process that takes forms apart and fills them. It does not keep this one alive. */
export function startFormProcess(): ChildProcess {
  return unreferenced(
    typeof __webpack_require__ === 'undefined'
      ? forkFromSource('../process-entry/form.child.ts', import.meta.url, options)
      : processes.fork(new URL('../process-entry/form.child.ts', import.meta.url), options),
  )
}
