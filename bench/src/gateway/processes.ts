import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

const running: ChildProcess[] = []

/** Who is measured has the first core for itself; whoever serves or asks it has the others. */
const cores = { measured: '0', others: `1-${availableParallelism() - 1}` }

export interface ProcessPlan {
  script: string
  on: keyof typeof cores
  environment: Record<string, string>
  nodeOptions?: string[]
}

/** Starts a Node process on its core and waits until it says that it is ready. Resolves with its id. */
export async function startProcess({ script, on, environment, nodeOptions = [] }: ProcessPlan): Promise<number> {
  const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : []
  const child = spawn('taskset', ['-c', cores[on], process.execPath, ...nodeOptions, ...loader, script], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  running.push(child)
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (message?.type !== 'ready') throw new Error(`${script} did not start.`)
  return child.pid ?? 0
}

/** Seconds of processor time that a process has used, with all its threads. */
export function processorTime(pid: number): number {
  const [, numbers = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = numbers.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) / ticksPerSecond
}

const ticksPerSecond = 100

export function stopProcesses(): void {
  for (const child of running.splice(0).reverse()) child.kill('SIGTERM')
}

/** Takes this process, which sends the load, off the core of those that are measured. */
export async function leaveMeasuredCore(): Promise<void> {
  await once(spawn('taskset', ['-a', '-p', '-c', cores.others, String(process.pid)], { stdio: 'ignore' }), 'exit')
}
