import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { getPriority } from 'node:os'
import { expect, it } from 'vitest'
import { atLowPriority } from './at-low-priority.ts'
import { BoundedProcesses } from './bounded-processes.ts'

const script = "process.on('message', () => process.send(require('os').getPriority()))"
const start = () => spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })

it('what works on files of strangers gives way to what answers people', async () => {
  const processes = new BoundedProcesses<object, number>(start)
  const asked = await processes.ask({}, { cpuMs: 30_000, waitMs: 50_000 })
  expect(asked.state === 'ANSWERED' && asked.answer).toBeGreaterThan(getPriority())
  await processes.close()
})

it('a process that is gone already, or never began, is no failure', async () => {
  const child = start()
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(atLowPriority(child)).toBe(child)
  expect(atLowPriority({ pid: undefined })).toEqual({ pid: undefined })
})
