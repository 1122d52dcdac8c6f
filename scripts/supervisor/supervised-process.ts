import { type ChildProcess, spawn } from 'node:child_process'
import { printLines } from './log-lines.ts'

/** Waits between restarts, in milliseconds: they double up to the longest, and start again after a calm minute. */
const shortestWait = 500
const longestWait = 5_000
const calmTime = 60_000
/** A process that never became ready is started this often before the product gives up. */
const startAttempts = 3

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
  private startedAt = 0
  private wasReady = false
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

  /** Resolves when the process says that it is ready for the first time; rejects when it can't start. */
  start(): Promise<void> {
    return new Promise((resolve, reject) => this.spawn(resolve, reject))
  }

  /** Asks the process to end; kills it when it takes longer than `patience` milliseconds. */
  stop(patience: number): Promise<void> {
    this.stopping = true
    clearTimeout(this.retry)
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
    return new Promise(resolve => {
      const deadline = setTimeout(() => child.kill('SIGKILL'), patience)
      child.once('exit', () => {
        clearTimeout(deadline)
        resolve()
      })
      child.kill('SIGTERM')
    })
  }

  /** Ends the process and starts it anew, such as after a build. Resolves when it is ready again. */
  async restart(patience: number): Promise<void> {
    await this.stop(patience)
    this.stopping = false
    this.failures = 0
    await this.start()
  }

  private spawn(ready: () => void, failed: (error: Error) => void) {
    const { name, script, nodeOptions = [], environment } = this.definition
    this.startedAt = Date.now()
    const child = spawn(process.execPath, ['--enable-source-maps', ...nodeOptions, script], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A group of its own: Ctrl-C reaches the supervisor only, which ends the database last.
      detached: true,
    })
    this.child = child
    if (child.stdout) printLines(name, child.stdout, this.nameWidth)
    if (child.stderr) printLines(name, child.stderr, this.nameWidth)
    child.on('message', message => {
      if (!isReady(message)) return
      this.wasReady = true
      ready()
    })
    child.on('exit', (code, signal) => this.ended(signal ?? `status ${code}`, ready, failed))
    this.onStart()
  }

  private ended(reason: string, ready: () => void, failed: (error: Error) => void) {
    if (this.stopping) return
    this.failures = Date.now() - this.startedAt > calmTime ? 1 : this.failures + 1
    if (!this.wasReady && this.failures >= startAttempts) {
      return failed(new Error(`${this.definition.name} could not start (${reason}). Its lines above say why.`))
    }
    const wait = Math.min(longestWait, shortestWait * 2 ** (this.failures - 1))
    console.log(`${this.definition.name.padEnd(this.nameWidth)} │ ended (${reason}), starting again in ${wait} ms`)
    this.retry = setTimeout(() => this.spawn(ready, failed), wait)
  }
}

const isReady = (message: unknown) => (message as { type?: unknown } | null)?.type === 'ready'
