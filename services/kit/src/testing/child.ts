import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A process of its own, which a test kills as a power cut does. */
export interface TestChild {
  /** Resolves with the next message that the script sends with `process.send`. */
  says(): Promise<unknown>
  /** `kill -9`. Resolves when the process is gone. */
  kill(): Promise<void>
}

/**
 * Runs TypeScript as a process.
 * @param script an ES module; it imports files of kit by `kitFile`
 */
export function startChild(script: string): TestChild {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return {
    says: async () => (await once(child, 'message'))[0] as unknown,
    async kill() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

/** The address of a file of kit, for an import in a child's script. */
export const kitFile = (file: string) => JSON.stringify(new URL(`../${file}`, import.meta.url).href)

/** The processes that a process has started and that still run. */
export function childrenOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'ppid=,pid=,comm='], { encoding: 'utf8' }).trim().split('\n')
  const processes = lines.map(line => line.trim().split(/\s+/))
  return processes
    .filter(([parent, , name]) => Number(parent) === pid && name !== 'ps')
    .map(([, child]) => Number(child))
}
