import { type ChildProcess, fork, type StdioOptions } from 'node:child_process'
import { createRequire } from 'node:module'

/** Of the bundler: in the built product this file stands in another place, and the child is JavaScript. */
declare const __webpack_require__: unknown

/** What V8 may take for objects, in MB; the file itself comes on top. */
const memory = ['--max-old-space-size=96', '--max-semi-space-size=1', '--expose-gc']
/** None of our environment: whoever takes it over with a hostile file finds no secret. */
const env = {}
const stdio: StdioOptions = ['ignore', 'ignore', 'ignore', 'ipc']

/** Rspack makes an entry of its own of what is forked by this name (scripts/workspace/build-service.ts). */
const processes = { fork }

/** Starts a process that inspects files. It does not keep this one alive. */
export function startInspection(): ChildProcess {
  const child =
    typeof __webpack_require__ === 'undefined'
      ? fromSource('./inspection.child.ts', import.meta.url)
      : processes.fork(new URL('./inspection.child.ts', import.meta.url), { execArgv: memory, env, stdio })
  child.unref()
  child.channel?.unref()
  return child
}

/** In tests and development Node needs tsx to read the child. */
function fromSource(file: string, here: string) {
  const tsx = createRequire(here).resolve('tsx')
  return fork(new URL(file, here), { execArgv: [...memory, '--import', tsx], env, stdio })
}
