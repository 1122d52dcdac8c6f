import type { Job } from 'agenda'
import mongoose, { type mongo } from 'mongoose'
import type { FencedRepository } from './fenced-repository.ts'
import { type JobDefinition, JobLost } from './job.ts'
import { beginAttempt, handleDeadJob, runAttempt } from './job-attempt.ts'

/** Agenda hands its backoff the job's data only, so the count of attempts travels there. */
export interface AttemptedData {
  attempts: number
}

export const maxAttempts = ({ attempts = 5 }: JobDefinition): number => attempts

/** After so many attempts it is dead; a repeated job never is. */
export const attemptsOf = (definition: JobDefinition): number =>
  definition.every ? Number.POSITIVE_INFINITY : maxAttempts(definition)

/** Runs what Agenda has locked, with the guarantees that its locks lack. */
export class JobRunner {
  readonly #closing = new AbortController()

  constructor(
    private readonly database: mongo.Db,
    private readonly repository: FencedRepository,
    private readonly leaseTime: number,
  ) {}

  /** Asks running jobs to stop; what stops then has not failed. */
  stop(): void {
    this.#closing.abort(new Error('The process ends.'))
  }

  async run(definition: JobDefinition, { attrs }: Job<AttemptedData>): Promise<void> {
    const { database, repository } = this
    const id = new mongoose.Types.ObjectId(String(attrs._id))
    const holder = repository.holderOf(String(id)) ?? ''
    const { attempts, data } = await beginAttempt(database, id, holder)
    attrs.data.attempts = attempts
    const most = attemptsOf(definition)
    const attempt = {
      ...{ database, definition, id, holder, data },
      heartbeatInterval: this.leaseTime / 4,
      // Agenda looks at its own copy to tell whether a job takes too long.
      onHeartbeat: () => Object.assign(attrs, { lockedAt: new Date() }),
      closing: this.#closing.signal,
    }
    try {
      if (attempts > most) throw new Error(`${definition.name} ended its process ${attempts - 1} times.`)
      await runAttempt(attempt, attempts)
    } catch (error) {
      if (this.#closing.signal.aborted) return repository.unlockJobs([String(id)])
      if (attempts >= most && !(error instanceof JobLost)) await handleDeadJob(attempt)
      throw error
    }
  }
}
