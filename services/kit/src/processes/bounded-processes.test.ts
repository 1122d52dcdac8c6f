import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { BoundedProcesses } from './bounded-processes.ts'

/** Hears questions and does what a test wants. */
class StubChild extends EventEmitter {
  /** Whose processor time is looked at, and whose priority is lowered; `kill` ends nothing. */
  pid: number | undefined
  exitCode: number | null = null
  signalCode: string | null = null

  constructor(private readonly hear: (child: StubChild) => void) {
    super()
  }

  send() {
    this.hear(this)
  }

  kill() {
    this.signalCode = 'SIGKILL'
  }
}

type Behavior = (child: StubChild) => void

/** The last one is that of every further process. */
function processesThat(...behaviors: Behavior[]) {
  let started = 0
  const processes = new BoundedProcesses<object, string>(() => {
    const behavior = behaviors[Math.min(started, behaviors.length - 1)] as Behavior
    started += 1
    return new StubChild(behavior) as unknown as ChildProcess
  })
  return { processes, started: () => started }
}

const answers: Behavior = child => queueMicrotask(() => child.emit('message', 'good'))
const dies: Behavior = child => queueMicrotask(() => child.emit('exit', null, 'SIGKILL'))
const hasNoMemory: Behavior = child => queueMicrotask(() => child.emit('exit', null, 'SIGABRT'))
const waits: Behavior = () => undefined

const timeLimits = { cpuMs: 60_000, waitMs: 60_000 }

it('hands on the answer of a process', async () => {
  expect(await processesThat(answers).processes.ask({}, timeLimits)).toEqual({ state: 'ANSWERED', answer: 'good' })
})

it('says that time ran out where a process gives no answer', async () => {
  const { processes, started } = processesThat(waits)
  expect(await processes.ask({}, { ...timeLimits, waitMs: 1 })).toEqual({ state: 'OUT_OF_TIME' })
  expect(started(), 'a busy machine gets no second process').toBe(1)
})

it('asks a second process where the first one died, and only one', async () => {
  const once = processesThat(dies, answers)
  expect(await once.processes.ask({}, timeLimits)).toEqual({ state: 'ANSWERED', answer: 'good' })
  const always = processesThat(dies)
  expect(await always.processes.ask({}, timeLimits)).toEqual({ state: 'DIED' })
  expect(always.started()).toBe(2)
})

it('blames the question where a process has no memory left', async () => {
  const { processes, started } = processesThat(hasNoMemory)
  expect(await processes.ask({}, timeLimits)).toEqual({ state: 'TOO_MUCH' })
  expect(started()).toBe(1)
})

it.runIf(process.platform === 'linux')(
  'blames the question where it takes more of a processor than it may',
  async () => {
    const busy = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
    const child = new StubChild(waits)
    child.pid = busy.pid
    const processes = new BoundedProcesses<object, string>(() => child as unknown as ChildProcess)
    const outcome = await processes.ask({}, { cpuMs: 0, waitMs: 50_000 })
    busy.kill('SIGKILL')
    expect(outcome).toEqual({ state: 'TOO_MUCH' })
  },
)

it('starts no second process once it was closed', async () => {
  const { processes, started } = processesThat(child => queueMicrotask(() => child.emit('exit', null, 'SIGKILL')))
  const asked = processes.ask({}, timeLimits)
  const closed = processes.close()
  expect(await asked).toEqual({ state: 'DIED' })
  await Promise.race([closed, Promise.resolve()])
  expect(started()).toBe(1)
})
