import { type ChildProcess, spawn } from 'node:child_process'
import { root } from './root.ts'

/** One step of a longer command: what it is called, and what it runs. */
export interface Stage {
  name: string
  command: string
  arguments: string[]
  environment?: Record<string, string>
}

export interface StageResult {
  name: string
  passed: boolean
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

const start = ({ command, arguments: args, environment }: Stage, output: 'inherit' | 'pipe'): ChildProcess =>
  spawn(command, args, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...environment, PATH: `${root}/node_modules/.bin:${process.env['PATH']}` },
  })

function finished({ name }: Stage, child: ChildProcess): Promise<StageResult> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    // Not `exit`, after which output may still come.
    child.on('close', code => resolve({ name, passed: code === 0, seconds: (performance.now() - started) / 1000 }))
  })
}

const inOneLine = ({ name, passed, seconds }: StageResult) => `${passed ? '✔' : '✘'} ${name} (${seconds.toFixed(1)} s)`

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
