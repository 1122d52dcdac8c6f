import { randomUUID } from 'node:crypto'
import { MongoJobRepository } from '@agendajs/mongo-backend'
import { type JobParameters, toJobId } from 'agenda'
import mongoose, { type mongo } from 'mongoose'
import type { RemovalClock } from '../clock/removal-clock.ts'
import { JobLost } from './job.ts'
import { type JobRecord, jobsCollection, jobsIn } from './job-collections.ts'

/** When jobs that remove permanently are due. */
interface RemovalTime {
  /** The names of those jobs. */
  removing: string[]
  /** What they go by; while it has no time, none of them begins. */
  clock: Pick<RemovalClock, 'now'>
}

/**
 * Agenda's storage with what its locks lack (ADR 0010): a holder, so that a process which was taken for dead cannot write
 * over the one that took over; a count of attempts that includes those that died; and a state of its own.
 */
export class FencedRepository extends MongoJobRepository {
  readonly #jobs: mongo.Collection<JobRecord>
  readonly #holders = new Map<string, string>()
  #askedAt = Date.now()

  constructor(
    database: mongo.Db,
    private readonly removal: RemovalTime,
  ) {
    super({ mongo: database as never, db: { collection: jobsCollection }, ensureIndex: false } as never)
    this.#jobs = jobsIn(database)
  }

  /** When the database last answered what is due. */
  get askedAt(): number {
    return this.#askedAt
  }

  /** Which attempt of a job this process has. */
  holderOf(id: string): string | undefined {
    return this.#holders.get(id)
  }

  override async getNextJobToRun(
    name: string,
    nextScanAt: Date,
    lockDeadline: Date,
  ): Promise<JobParameters | undefined> {
    const dueBy = this.dueBy(name, nextScanAt)
    if (!dueBy) return undefined
    const holder = randomUUID()
    const isDue = { lockedAt: null, nextRunAt: { $lte: dueBy } }
    const isAbandoned = { lockedAt: { $lte: lockDeadline } }
    const job = await this.#jobs.findOneAndUpdate(
      { name, $or: [isDue, isAbandoned] },
      { $set: { lockedAt: new Date(), holder } },
      { sort: { nextRunAt: 1 }, returnDocument: 'after' },
    )
    this.#askedAt = Date.now()
    if (!job) return undefined
    this.#holders.set(String(job._id), holder)
    return { ...job, _id: toJobId(String(job._id)) } as unknown as JobParameters
  }

  private dueBy(name: string, nextScanAt: Date) {
    if (!this.removal.removing.includes(name)) return nextScanAt
    const now = this.removal.clock.now()
    return now && new Date(Math.min(now.getTime(), nextScanAt.getTime()))
  }

  /** Agenda's account of a run. One that has no more time to run is over: done, or dead when it failed. */
  override async saveJobState(job: JobParameters): Promise<void> {
    const id = String(job._id)
    const isOver = !job.lockedAt
    const { matchedCount } = await this.#jobs.updateOne(this.#own(id), {
      $set: {
        nextRunAt: job.nextRunAt ?? null,
        lockedAt: job.lockedAt ?? null,
        lastRunAt: job.lastRunAt ?? null,
        lastFinishedAt: job.lastFinishedAt ?? null,
        failedAt: job.failedAt ?? null,
        failCount: job.failCount ?? 0,
        failReason: job.failReason ?? null,
        ...(isOver ? { holder: null, ...outcomeOf(job) } : {}),
      },
    })
    if (isOver) this.#holders.delete(id)
    if (matchedCount === 0) throw new JobLost(`Another replica has the job ${id} now.`)
  }

  override async unlockJob({ _id }: JobParameters): Promise<void> {
    await this.unlockJobs([String(_id)])
  }

  /** Gives back what this process has locked, and runs no more. */
  override async unlockJobs(ids: string[]): Promise<void> {
    for (const id of ids) {
      await this.#jobs.updateOne(this.#own(id), [{ $set: givenBack }])
      this.#holders.delete(id)
    }
  }

  /** All that this process has, also what runs: another replica begins it again at once. */
  async giveBackAll(): Promise<void> {
    await this.unlockJobs([...this.#holders.keys()])
  }

  #own = (id: string) => ({ _id: new mongoose.Types.ObjectId(id), holder: this.#holders.get(id) ?? '' })
}

/** As if it had not been started: a process that ends in order uses up no attempt. */
const givenBack = {
  lockedAt: null,
  holder: null,
  state: 'WAITING',
  nextRunAt: { $ifNull: ['$nextRunAt', '$$NOW'] },
  attempts: { $cond: [{ $eq: ['$state', 'RUNNING'] }, { $subtract: ['$attempts', 1] }, '$attempts'] },
}

function outcomeOf({ nextRunAt, failCount, repeatInterval }: JobParameters) {
  const hasFailed = Boolean(failCount)
  if (nextRunAt) return { state: 'WAITING' as const, ...(repeatInterval && !hasFailed ? { attempts: 0 } : {}) }
  return hasFailed ? { state: 'DEAD' as const } : { state: 'DONE' as const, doneAt: new Date() }
}
