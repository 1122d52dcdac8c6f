import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { at } from '../workspace/root.ts'

const require = createRequire(import.meta.url)
const cli = join(require.resolve('@rspack/cli/package.json'), '../bin/rspack.js')

/** Starts `npx rspack …` in a folder, with its output on this terminal. */
export const startRspack = (
  folder: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): ChildProcess =>
  spawn(process.execPath, [cli, ...args], {
    cwd: at(folder),
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })

/** @throws when the build fails; the CLI has printed why */
export async function runRspackBuild(folder: string, mode: string): Promise<void> {
  const [status] = await once(startRspack(folder, ['build', '--mode', mode]), 'exit')
  if (status !== 0) throw new Error('See the errors above.')
}
