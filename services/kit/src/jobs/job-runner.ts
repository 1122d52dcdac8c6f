import type { Job } from 'agenda'
import mongoose, { type mongo } from 'mongoose'
import type { Logger } from '../logger.ts'
import { Semaphore } from '../semaphore.ts'
import type { FencedRepository } from './fenced-repository.ts'
import { type JobDefinition, JobLost } from './job.ts'
import {
  type Attempt,
  beginAttempt,
  type Heartbeats,
  handleDeadJob,
  runAttempt,
  startHeartbeats,
} from './job-attempt.ts'
import { type JobData, type JobRecord, jobsIn } from './job-collections.ts'

/** What is known of the last attempt once it has failed. Agenda hands its backoff the job's data only, so it travels there. */
export interface AttemptedData {
  /** Undefined where none began: the database did not answer. */
  attempts?: number
  deaths?: number
  /** When to try again, in milliseconds; null: never, or when a repeated job is due anyway. */
  retryInMs?: number | null
}

/** After so many attempts that ended their process, or kept it from answering, the job is dead. */
const maxDeaths = 3
/** How often a dead job that can't say so is tried again. */
const lastWords = 10
const day = 24 * 60 * 60_000

const maxAttempts = ({ attempts = 5 }: JobDefinition): number => attempts

/** 1 s, 5 s, 25 s, about 2 minutes, 10 minutes, an hour, 4 hours, then once a day. */
const backoff = (attempts: number): number => Math.min(day, 1_000 * 5 ** Math.max(0, attempts - 1))

/** Runs what Agenda has locked, with the guarantees that its locks lack. */
export class JobRunner {
  /** What ended its process runs alone: what merely ran beside it is not blamed a second time. */
  readonly #suspects = new Semaphore(1)

  constructor(
    private readonly database: mongo.Db,
    private readonly repository: FencedRepository,
    private readonly around: { log: Logger; leaseTime: number; closing: AbortSignal },
  ) {}

  async run(definition: JobDefinition, { attrs }: Job<AttemptedData>): Promise<void> {
    const { leaseTime, closing } = this.around
    const id = new mongoose.Types.ObjectId(String(attrs._id))
    const holder = this.repository.holderOf(String(id)) ?? ''
    const { deaths = 0 } = attrs as unknown as JobRecord
    const data = attrs.data as AttemptedData & JobData
    const attempt: Attempt = { database: this.database, definition, id, holder, data, leaseTime, deaths, closing }
    const heartbeats = startHeartbeats(attempt)
    try {
      const begin = () => this.begin(attempt, data, heartbeats)
      await (deaths > 0 ? this.#suspects.take(begin) : begin())
    } finally {
      heartbeats.stop()
    }
  }

  private async begin(attempt: Attempt, known: AttemptedData, heartbeats: Heartbeats) {
    const { database, id, holder } = attempt
    const { attempts } = await beginAttempt(database, id, holder)
    known.attempts = attempts
    try {
      refuseDeadly(attempt, attempts)
      await runAttempt(attempt, attempts, heartbeats)
    } catch (error) {
      if (attempt.closing.aborted) return this.repository.unlockJobs([String(id)])
      if (error instanceof JobLost) throw error
      known.deaths = attempt.deaths
      known.retryInMs = await this.afterFailure(attempt, attempts)
      throw error
    }
  }

  /** @returns when to try again, in milliseconds, or null @throws JobLost */
  private async afterFailure(attempt: Attempt, attempts: number): Promise<number | null> {
    const { definition, database, id, holder, deaths } = attempt
    const isLast = deaths >= maxDeaths || attempts >= maxAttempts(definition)
    if (!isLast) return backoff(attempts)
    if (definition.every) {
      // It never is dead. It has its next try when it is due.
      await jobsIn(database).updateOne({ _id: id, holder }, { $set: { deaths: 0 } })
      return null
    }
    if (deaths >= maxDeaths + lastWords || attempts >= maxAttempts(definition) + lastWords) return null
    try {
      await handleDeadJob(attempt)
      return null
    } catch (error) {
      if (error instanceof JobLost) throw error
      this.around.log.error({ err: error, job: definition.name, id: String(id) }, 'a dead job could not say so')
      return backoff(2)
    }
  }
}

function refuseDeadly({ definition, deaths }: Attempt, attempts: number) {
  const most = definition.every ? Number.POSITIVE_INFINITY : maxAttempts(definition)
  if (deaths < maxDeaths && attempts <= most) return
  throw new Error(`${definition.name} ended its process, or kept it from answering, ${deaths} times.`)
}
