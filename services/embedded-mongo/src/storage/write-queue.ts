import type { RootDatabase } from 'lmdb'
import type { StoreEvents } from './store-events.ts'
import { writeFailure } from './write-failure.ts'

interface Job {
  work(): unknown
  resolve(result: unknown): void
  reject(error: unknown): void
}

type Outcome = () => void

/**
 * Runs work in LMDB's write transactions, one at a time. Work that arrives while one is being flushed shares the next.
 * After a failed write nothing else may be handed to an environment that LMDB has given up on: it would wait forever.
 */
export class WriteQueue {
  private waiting: Job[] = []
  private isDraining = false
  private isFailing = false
  private brokenBy: unknown

  constructor(
    private readonly database: RootDatabase<Buffer, Buffer>,
    private readonly path: string,
    private readonly events: StoreEvents,
  ) {}

  /** Resolves when what `work` wrote is safely on the disk. Rejects with its error, or because the disk refused it. */
  run<Result>(work: () => Result): Promise<Result> {
    if (this.brokenBy) return Promise.reject(this.brokenBy)
    return new Promise((resolve, reject) => {
      this.waiting.push({ work, resolve: resolve as Job['resolve'], reject })
      if (!this.isDraining) void this.drain()
    })
  }

  private async drain() {
    this.isDraining = true
    while (this.waiting.length > 0) await this.writeWaiting()
    this.isDraining = false
  }

  private async writeWaiting() {
    let jobs: Job[] = []
    try {
      const outcomes = await this.database.transaction(() => {
        jobs = this.waiting
        this.waiting = []
        return jobs.map(outcomeOf)
      })
      if (this.isFailing) this.events.onNotice(`The disk of the data folder ${this.path} accepts writes again.`)
      this.isFailing = false
      for (const settle of outcomes) settle()
    } catch (error) {
      const failure = await writeFailure(error, this.path)
      if (!this.isFailing) this.events.onNotice(`Writes to the data folder ${this.path} fail: ${failure.message}`)
      this.isFailing = true
      if (this.isBroken()) {
        this.brokenBy = failure
        jobs.push(...this.waiting.splice(0))
        this.events.onBroken()
      }
      for (const { reject } of jobs) reject(failure)
    }
  }

  /** Whether LMDB refuses to begin a transaction. Nothing else is being written at this moment. */
  private isBroken(): boolean {
    try {
      this.database.transactionSync(() => {})
      return false
    } catch {
      return true
    }
  }
}

function outcomeOf({ work, resolve, reject }: Job): Outcome {
  try {
    const result = work()
    return () => resolve(result)
  } catch (error) {
    return () => reject(error)
  }
}
