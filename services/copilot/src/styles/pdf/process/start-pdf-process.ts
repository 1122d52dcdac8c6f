import { type ChildProcess, fork } from 'node:child_process'
import { boundedChild, forkFromSource, unreferenced } from '@coverdesk/kit'

/** Of the bundler: in the built product this file is in another place, and the child is JavaScript. */
declare const __webpack_require__: unknown

const isBuilt = typeof __webpack_require__ !== 'undefined'

/** In MB. From source, the translation of every module is in the memory of the process, too. */
const options = boundedChild(isBuilt ? 144 : 320)

/** Rspack makes an entry of its own of what is forked by this name (scripts/workspace/build-service.ts). */
const processes = { fork }

/** Starts a process that writes PDFs. It does not keep this one alive. */
export function startPdfProcess(): ChildProcess {
  return unreferenced(
    isBuilt
      ? processes.fork(new URL('../process-entry/pdf.child.ts', import.meta.url), options)
      : forkFromSource('../process-entry/pdf.child.ts', import.meta.url, options),
  )
}
