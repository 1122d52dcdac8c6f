import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endOrphans } from './end-orphans.ts'
import { type ListedProcess, ProcessList } from './process-list.ts'
import { startTimeOf } from './start-time.ts'

const folder = mkdtempSync(join(tmpdir(), 'coverdesk-orphans-'))
const started: ChildProcess[] = []

async function idleProcess(code = '') {
  const child = spawn(process.execPath, ['-e', `${code}; setInterval(() => {}, 1000); console.log('ready')`])
  started.push(child)
  await once(child.stdout, 'data')
  const pid = child.pid ?? 0
  return { pid, startTime: startTimeOf(pid) }
}

async function deadProcess() {
  const { pid, startTime } = await idleProcess()
  const child = started.find(candidate => candidate.pid === pid)
  child?.kill('SIGKILL')
  if (child) await once(child, 'exit')
  return { pid, startTime }
}

const list = (...processes: Omit<ListedProcess, 'name' | 'port'>[]) =>
  new ProcessList(folder, () => processes.map(process => ({ name: 'embedded-mongo', port: 4001, ...process }))).write()

const isAlive = (pid: number) => startTimeOf(pid) !== undefined

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined))
afterEach(() => {
  vi.restoreAllMocks()
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

describe('processes that a killed supervisor left behind', () => {
  it('are ended, also when they stand still or ignore SIGTERM', async () => {
    const supervisor = await deadProcess()
    const [calm, stopped, deaf] = [
      await idleProcess(),
      await idleProcess(),
      await idleProcess(`process.on('SIGTERM', () => {})`),
    ]
    process.kill(stopped.pid, 'SIGSTOP')
    list({ ...calm, supervisor }, { ...stopped, supervisor }, { ...deaf, supervisor })
    await endOrphans(folder)
    expect([calm, stopped, deaf].filter(({ pid }) => isAlive(pid))).toEqual([])
  })

  it('are not taken for a later process with the same id', async () => {
    const other = await idleProcess()
    list({ ...other, startTime: 'an earlier one', supervisor: await deadProcess() }, { pid: other.pid })
    await endOrphans(folder)
    expect(isAlive(other.pid)).toBe(true)
  })

  it('are none while their supervisor runs: a second start is refused', async () => {
    const [supervisor, child] = [await idleProcess(), await idleProcess()]
    list({ ...child, supervisor })
    await expect(endOrphans(folder)).rejects.toThrow(
      `Coverdesk is already running with the data folder ${folder} (process ${supervisor.pid}). Stop it, or set COVERDESK_DATA to another folder.`,
    )
    expect(isAlive(child.pid)).toBe(true)
  })
})
