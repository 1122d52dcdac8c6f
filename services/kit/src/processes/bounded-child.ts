import { type ChildProcess, type ForkOptions, fork, type StdioOptions } from 'node:child_process'
import { createRequire } from 'node:module'

const stdio: StdioOptions = ['ignore', 'ignore', 'ignore', 'ipc']

/**
 * How a process that works on what strangers sent is started: without our environment, so that whoever takes it over
 * finds no secret.
 * @param objects what V8 may take for objects, in MB; files come on top
 */
export const boundedChild = (objects: number) =>
  ({
    execArgv: [`--max-old-space-size=${objects}`, '--max-semi-space-size=1', '--expose-gc'],
    env: {},
    stdio,
    // Bytes are sent as bytes.
    serialization: 'advanced',
  }) satisfies ForkOptions

/** In tests and development Node needs tsx to read the child. */
export function forkFromSource(file: string, here: string, options: ReturnType<typeof boundedChild>): ChildProcess {
  const tsx = createRequire(here).resolve('tsx')
  return fork(new URL(file, here), { ...options, execArgv: [...options.execArgv, '--import', tsx] })
}

/** It does not keep the process alive that has started it. */
export function unreferenced(child: ChildProcess): ChildProcess {
  child.unref()
  child.channel?.unref()
  return child
}
