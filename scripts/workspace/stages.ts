import { type ChildProcess, spawn } from 'node:child_process'
import { root } from './root.ts'

/** One step of a longer command: what it is called, and what it runs. */
export interface Stage {
  name: string
  command: string
  arguments: string[]
  environment?: Record<string, string>
  /** Minutes after which it is killed, with all that it started, and counts as failed. By default 15. */
  limit?: number
}

export interface StageResult {
  name: string
  passed: boolean
  /** It was killed because it took longer than its limit. */
  timedOut: boolean
  seconds: number
}

/** Runs one stage with its output on this terminal. */
export async function runStage(stage: Stage): Promise<StageResult> {
  console.log(`\n▶ ${stage.name}`)
  const result = await finished(stage, start(stage, 'inherit'))
  console.log(inOneLine(result))
  return result
}

async function runQuietly(stage: Stage): Promise<StageResult> {
  const child = start(stage, 'pipe')
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk))
  const result = await finished(stage, child)
  console.log(`\n▶ ${stage.name}\n${Buffer.concat(printed).toString()}${inOneLine(result)}`)
  return result
}

/** Each leads a process group, so that a browser or a product that it started ends with it. */
const running = new Set<ChildProcess>()

function start({ command, arguments: args, environment }: Stage, output: 'inherit' | 'pipe'): ChildProcess {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...environment, PATH: `${root}/node_modules/.bin:${process.env['PATH']}` },
    detached: true,
  })
  running.add(child)
  return child
}

/** Signals a stage and everything that it started. */
function signal(child: ChildProcess, name: NodeJS.Signals) {
  try {
    if (child.pid) process.kill(-child.pid, name)
  } catch {
    // All of them have ended.
  }
}

for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => {
    for (const child of running) signal(child, name)
    process.exit(130)
  })
}

function finished({ name, limit = 15 }: Stage, child: ChildProcess): Promise<StageResult> {
  const started = performance.now()
  let timedOut = false
  const deadline = setTimeout(() => {
    timedOut = true
    signal(child, 'SIGTERM')
    setTimeout(() => signal(child, 'SIGKILL'), 10_000).unref()
  }, limit * 60_000)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', () => {
      clearTimeout(deadline)
      // What it started and left behind would hold its output open, and the machine busy.
      signal(child, 'SIGKILL')
    })
    // Not `exit`, after which output may still come.
    child.on('close', code => {
      running.delete(child)
      resolve({ name, passed: code === 0 && !timedOut, timedOut, seconds: (performance.now() - started) / 1000 })
    })
  })
}

const inOneLine = ({ name, passed, timedOut, seconds }: StageResult) =>
  `${passed ? '✔' : '✘'} ${name} (${seconds.toFixed(1)} s${timedOut ? ', killed: over its time limit' : ''})`

/**
 * Runs stages that need nothing of each other, two at a time, as many as there are cores on the smallest machine; the output
 * of each is shown in one piece when it has ended.
 *
 * @returns their results, in the order of the stages
 */
export async function runStages(stages: readonly Stage[]): Promise<StageResult[]> {
  const results: StageResult[] = []
  const left = [...stages.entries()]
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [place, stage] = next
      results[place] = await runQuietly(stage)
    }
  }
  await Promise.all([work(), work()])
  return results
}

/** A stage that runs one of this folder's scripts. */
export const script = (name: string, file: string, ...args: string[]): Stage => ({
  name,
  command: process.execPath,
  arguments: ['--import', 'tsx', `scripts/${file}`, ...args],
})
