import { type ChildProcess, spawn } from 'node:child_process'
import { printLines } from './log-lines.ts'
import { startTimeOf } from './start-time.ts'

/** Waits between restarts, in milliseconds: longer each time, since a process that keeps failing needs the machine for itself. */
const waits = [100, 500, 1_000, 2_000, 3_000]
/** A process that was ready for so long had started well: whatever ended it, it starts again after the shortest wait. */
const stableTime = 3_000
/** A process that never became ready is started this often before the product gives up. */
const startAttempts = 3
/** The same for one that worked for a while before it ended, in milliseconds: on a slow machine a database may keep it waiting. */
const slowStart = { time: 10_000, attempts: 10 }

const endWithSupervisor = new URL('end-with-supervisor.mjs', import.meta.url).href

export interface ProcessDefinition {
  name: string
  /** The script that Node runs. */
  script: string
  /** Options of Node itself. */
  nodeOptions?: string[]
  environment: Record<string, string>
}

/** A process that is kept running: restarted with growing waits when it ends by itself. */
export class SupervisedProcess {
  private child: ChildProcess | undefined
  private stopping = false
  private failures = 0
  private readyAt: number | undefined
  private wasReady = false
  private startedAt = 0
  /** When the system says that the process started. */
  startTime: string | undefined
  private retry: NodeJS.Timeout | undefined

  constructor(
    readonly definition: ProcessDefinition,
    private readonly nameWidth: number,
    /** Called at each (re)start, for whoever keeps a list of process ids. */
    private readonly onStart: () => void,
  ) {}

  get pid(): number | undefined {
    return this.child?.pid
  }

  /** Whether it has said that it is ready since it was last started. */
  get isReady(): boolean {
    return this.readyAt !== undefined
  }

  /** Resolves when the process says that it is ready for the first time; rejects when it can't start. */
  start(): Promise<void> {
    return new Promise((resolve, reject) => this.spawn(resolve, reject))
  }

  /** Asks the process to end; kills it when it takes longer than `timeout` milliseconds. */
  stop(timeout: number): Promise<void> {
    this.stopping = true
    clearTimeout(this.retry)
    const { child } = this
    // Without an id it could not even be started.
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
    return new Promise(resolve => {
      const deadline = setTimeout(() => child.kill('SIGKILL'), timeout)
      child.once('exit', () => {
        clearTimeout(deadline)
        resolve()
      })
      child.kill('SIGTERM')
    })
  }

  /** Ends the process and starts it again, such as after a build. Resolves when it is ready again. */
  async restart(timeout: number): Promise<void> {
    await this.stop(timeout)
    this.stopping = false
    this.failures = 0
    await this.start()
  }

  private spawn(ready: () => void, failed: (error: Error) => void) {
    const { name, script, nodeOptions = [], environment } = this.definition
    this.readyAt = undefined
    this.startedAt = Date.now()
    const child = spawn(
      process.execPath,
      ['--enable-source-maps', '--import', endWithSupervisor, ...nodeOptions, script],
      {
        env: { ...process.env, ...environment },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        // A group of its own: Ctrl-C reaches the supervisor only, which ends the database last.
        detached: true,
      },
    )
    this.child = child
    this.startTime = child.pid === undefined ? undefined : startTimeOf(child.pid)
    if (child.stdout) printLines(name, child.stdout, this.nameWidth)
    if (child.stderr) printLines(name, child.stderr, this.nameWidth)
    child.on('message', message => {
      if (!saysReady(message)) return
      this.wasReady = true
      this.readyAt = Date.now()
      ready()
    })
    child.on('exit', (code, signal) => this.ended(signal ?? `status ${code}`, ready, failed))
    // It could not be started, as when memory or process ids ran out; a running one has no other errors that matter.
    child.on('error', error => child.pid === undefined && this.ended(error.message, ready, failed))
    this.onStart()
  }

  private ended(reason: string, ready: () => void, failed: (error: Error) => void) {
    if (this.stopping) return
    const wasStable = this.readyAt !== undefined && Date.now() - this.readyAt > stableTime
    this.failures = wasStable ? 1 : this.failures + 1
    const most = Date.now() - this.startedAt > slowStart.time ? slowStart.attempts : startAttempts
    if (!this.wasReady && this.failures >= most) {
      return failed(new Error(`${this.definition.name} could not start (${reason}). Its lines above say why.`))
    }
    const wait = waits[Math.min(this.failures, waits.length) - 1] ?? 0
    console.log(`${this.definition.name.padEnd(this.nameWidth)} │ ended (${reason}), starting again in ${wait} ms`)
    this.retry = setTimeout(() => this.spawn(ready, failed), wait)
  }
}

const saysReady = (message: unknown) => (message as { type?: unknown } | null)?.type === 'ready'
