import { spawn } from 'node:child_process'
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
export function runStage({ name, command, arguments: args, environment }: Stage): Promise<StageResult> {
  console.log(`\n▶ ${name}`)
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment, PATH: `${root}/node_modules/.bin:${process.env['PATH']}` },
    })
    child.on('error', reject)
    child.on('exit', code => {
      const seconds = (performance.now() - started) / 1000
      console.log(`${code === 0 ? '✔' : '✘'} ${name} (${seconds.toFixed(1)} s)`)
      resolve({ name, passed: code === 0, seconds })
    })
  })
}

/** A stage that runs one of this folder's scripts. */
export const script = (name: string, file: string, ...args: string[]): Stage => ({
  name,
  command: process.execPath,
  arguments: ['--import', 'tsx', `scripts/${file}`, ...args],
})
