import { randomUUID } from 'node:crypto'
import { MongoJobRepository } from '@agendajs/mongo-backend'
import { type JobParameters, toJobId } from 'agenda'
import mongoose, { type mongo } from 'mongoose'
import type { RemovalClock } from '../clock/removal-clock.ts'
import type { Logger } from '../logger.ts'
import { AgencyRounds } from './agency-rounds.ts'
import { JobLost } from './job.ts'
import { type JobRecord, jobsCollection, jobsIn } from './job-collections.ts'
import { untilWritten } from './until-written.ts'

interface Surroundings {
  log: Logger
  /** How long a job may give no sign of life, in milliseconds. */
  leaseTime: number
  /** Aborted when the process ends. */
  closing: AbortSignal
  /** How many jobs of a name this process has at once for one agency. */
  maxOfOneAgency(name: string): number
  /** When jobs that remove permanently are due. */
  removal: {
    /** The names of those jobs. */
    removing: string[]
    /** What they go by; while it has no time, none of them begins. */
    clock: Pick<RemovalClock, 'now'>
  }
}

/** Agenda cancels what it takes for expired; here the lease in the database decides, which its copy knows nothing of. */
const neverExpires = new Date(8_640_000_000_000_000)

/**
 * Agenda's storage with what its locks lack (ADR 0010): a holder, so that a process which was taken for dead cannot write
 * over the one that took over; a count of attempts that includes those that died, and of those deaths (ADR 0072); turns for
 * agencies; and a state of its own.
 */
export class FencedRepository extends MongoJobRepository {
  readonly #jobs: mongo.Collection<JobRecord>
  readonly #holders = new Map<string, string>()
  readonly #rounds = new Map<string, AgencyRounds>()
  #askedAt = Date.now()
  /** Since when the database has answered without a pause. A process that has just begun knows of none. */
  #answersSince = 0

  constructor(
    database: mongo.Db,
    private readonly around: Surroundings,
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

  override getNextJobToRun(name: string, nextScanAt: Date): Promise<JobParameters | undefined> {
    const rounds = this.roundsOf(name)
    return rounds.oneByOne.take(() => this.lockNext(name, nextScanAt, rounds))
  }

  private async lockNext(name: string, nextScanAt: Date, rounds: AgencyRounds): Promise<JobParameters | undefined> {
    const dueBy = this.dueBy(name, nextScanAt)
    if (!dueBy) return undefined
    const { leftOut } = rounds
    for (const [index, agencies] of leftOut.entries()) {
      const job = await this.lockOne(name, dueBy, agencies)
      if (!job) continue
      const id = String(job._id)
      this.#holders.set(id, job.holder ?? '')
      rounds.begin(id, job.agencyId, index === leftOut.length - 1)
      return { ...job, _id: toJobId(id), lockedAt: neverExpires } as unknown as JobParameters
    }
    rounds.endRound()
    return undefined
  }

  private async lockOne(name: string, dueBy: Date, leftOut: (string | null)[]): Promise<JobRecord | null> {
    const isDue = { lockedAt: null, nextRunAt: { $lte: dueBy } }
    const wanted = this.mayTakeOver ? [isDue, this.abandoned] : [isDue]
    const job = await this.#jobs.findOneAndUpdate(
      { name, $or: wanted, ...(leftOut.length > 0 ? { agencyId: { $nin: leftOut } } : {}) },
      [{ $set: { ...countedDeath, lockedAt: new Date(), holder: randomUUID() } }],
      { sort: { nextRunAt: 1 }, returnDocument: 'after' },
    )
    this.noteAnswer()
    return job
  }

  /** What gave no sign of life for too long. What this process has, it looks after itself, even when it was late to say so. */
  private get abandoned() {
    const own = [...this.#holders.keys()].map(id => new mongoose.Types.ObjectId(id))
    return { lockedAt: { $lte: new Date(Date.now() - this.around.leaseTime) }, _id: { $nin: own } }
  }

  /** While the database did not answer, no one could give a sign of life: whoever has a job says so first. */
  private get mayTakeOver() {
    return Date.now() - this.#answersSince >= this.around.leaseTime / 2
  }

  private noteAnswer() {
    const now = Date.now()
    if (now - this.#askedAt > this.around.leaseTime / 2) this.#answersSince = now
    this.#askedAt = now
  }

  private roundsOf(name: string) {
    const rounds = this.#rounds.get(name) ?? new AgencyRounds(this.around.maxOfOneAgency(name))
    this.#rounds.set(name, rounds)
    return rounds
  }

  private dueBy(name: string, nextScanAt: Date) {
    const { removing, clock } = this.around.removal
    if (!removing.includes(name)) return nextScanAt
    const now = clock.now()
    return now && new Date(Math.min(now.getTime(), nextScanAt.getTime()))
  }

  /** Agenda's account of a run. One that has no more time to run is over: done, or dead when it failed. */
  override async saveJobState(job: JobParameters): Promise<void> {
    const id = String(job._id)
    if (job.lockedAt) return this.save(job, { lockedAt: new Date() })
    try {
      const over = { lockedAt: null, holder: null, ...outcomeOf(job) }
      await this.untilWritten('the end of a job was not stored', () => this.save(job, over))
    } finally {
      this.forget(id, job.name)
    }
  }

  private async save(job: JobParameters, more: object) {
    const id = String(job._id)
    const { matchedCount } = await this.#jobs.updateOne(this.#own(id), {
      $set: {
        nextRunAt: job.nextRunAt ?? null,
        lastRunAt: job.lastRunAt ?? null,
        lastFinishedAt: job.lastFinishedAt ?? null,
        failedAt: job.failedAt ?? null,
        failCount: job.failCount ?? 0,
        failReason: job.failReason ?? null,
        ...more,
      },
    })
    if (matchedCount === 0) throw new JobLost(`Another replica has the job ${id} now.`)
  }

  /** Agenda waits for no answer, and hears of no failure. */
  override async unlockJob({ _id }: JobParameters): Promise<void> {
    await this.unlockJobs([String(_id)])
  }

  /**
   * Gives back what this process has locked, and runs no more. What can't be given back now is given back when the database
   * answers, or taken over by another replica.
   */
  override async unlockJobs(ids: string[]): Promise<void> {
    for (const id of ids) {
      try {
        await this.untilWritten('a job was not given back', () =>
          this.#jobs.updateOne(this.#own(id), [{ $set: givenBack }]),
        )
      } catch (error) {
        this.around.log.warn({ err: error, id }, 'a job was not given back')
      }
      this.forget(id)
    }
  }

  /** All that this process has, also what runs: another replica begins it again at once. */
  async giveBackAll(): Promise<void> {
    await this.unlockJobs([...this.#holders.keys()])
  }

  private forget(id: string, name?: string) {
    this.#holders.delete(id)
    for (const rounds of name ? [this.roundsOf(name)] : this.#rounds.values()) rounds.end(id)
  }

  private untilWritten<Result>(sentence: string, write: () => Promise<Result>) {
    const { log, closing } = this.around
    return untilWritten(write, { sentence, log, signal: closing })
  }

  #own = (id: string) => ({ _id: new mongoose.Types.ObjectId(id), holder: this.#holders.get(id) ?? '' })
}

/** Its process ended in the middle, or did not answer for as long as a lease. One that only waited for its turn is unharmed. */
const countedDeath = {
  deaths: { $add: [{ $ifNull: ['$deaths', 0] }, { $cond: [{ $eq: ['$state', 'RUNNING'] }, 1, 0] }] },
  state: 'WAITING',
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
  if (nextRunAt)
    return { state: 'WAITING' as const, ...(repeatInterval && !hasFailed ? { attempts: 0, deaths: 0 } : {}) }
  return hasFailed ? { state: 'DEAD' as const } : { state: 'DONE' as const, doneAt: new Date() }
}
