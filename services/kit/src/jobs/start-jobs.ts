import { Agenda, type Job } from 'agenda'
import mongoose, { type mongo } from 'mongoose'
import type { Logger } from '../logger.ts'
import { FencedRepository } from './fenced-repository.ts'
import type { JobDefinition } from './job.ts'
import { beginAttempt, runAttempt } from './job-attempt.ts'
import { JobWakeUp } from './job-wake-up.ts'
import { scheduleRepeated } from './repeated-jobs.ts'

/** How long a job may give no sign of life before another replica begins it anew, in milliseconds. */
const standardLease = 30_000
/** How many jobs of one name a replica runs at once. */
const concurrency = 5
const standardAttempts = 5
/** How long running jobs may go on when the process ends, in milliseconds. */
const drainTime = 1_500

export interface RunningJobs {
  readonly isHealthy: boolean
  /** Lets running jobs end for a moment, and gives the others back at once. */
  close(): Promise<void>
}

/** Begins to run this subgraph's jobs. Loaded only where there are some: Agenda takes 8 MB. */
export async function startJobs(
  definitions: JobDefinition[],
  database: mongo.Db,
  log: Logger,
  leaseTime: number = standardLease,
): Promise<RunningJobs> {
  const pollInterval = leaseTime / 3
  const repository = new FencedRepository(database)
  const agenda = new Agenda({
    backend: {
      name: 'MongoDB',
      repository,
      ownsConnection: false,
      connect: () => repository.connect(),
      disconnect: () => repository.disconnect(),
    },
    notificationChannel: new JobWakeUp(database, log),
    processEvery: pollInterval,
    defaultConcurrency: concurrency,
    defaultLockLimit: concurrency,
    defaultLockLifetime: leaseTime,
  })
  const closing = new AbortController()
  const run = async (definition: JobDefinition, job: Job<AttemptedData>) => {
    const id = new mongoose.Types.ObjectId(String(job.attrs._id))
    const holder = repository.holderOf(String(id)) ?? ''
    const { attempts, data } = await beginAttempt(database, id, holder)
    job.attrs.data.attempts = attempts
    const most = definition.attempts ?? standardAttempts
    // One that is repeated is not given up: its next time comes in any case.
    if (attempts > most && !definition.every) throw new Error(`${definition.name} ended its process ${most} times.`)
    const onHeartbeat = () => {
      job.attrs.lockedAt = new Date()
    }
    const heartbeatInterval = leaseTime / 4
    const attempt = { database, definition, id, holder, data, heartbeatInterval, onHeartbeat, closing: closing.signal }
    await runAttempt(attempt, attempts)
  }
  for (const definition of definitions) {
    agenda.define<AttemptedData>(definition.name, job => run(definition, job), { backoff: backoffOf(definition) })
  }
  agenda.on('fail', (error, job) => {
    const { name, _id, nextRunAt } = job.attrs
    log.error({ err: error, job: name, id: String(_id), isDead: !nextRunAt }, 'a job failed')
  })
  agenda.on('error', error => log.warn({ err: error }, 'jobs are in trouble'))
  await scheduleRepeated(database, definitions)
  await agenda.start()

  return {
    get isHealthy() {
      return Date.now() - repository.askedAt < 4 * pollInterval
    },
    async close() {
      closing.abort(new Error('The process ends.'))
      await agenda.drain({ timeout: drainTime, closeConnection: false })
      await repository.giveBackAll()
    },
  }
}

/** Agenda hands its backoff the job's data only. */
interface AttemptedData {
  attempts: number
}

/** 1 s, 5 s, 25 s, about 2 minutes, 10 minutes. */
const backoffOf =
  ({ attempts: most = standardAttempts }: JobDefinition) =>
  ({ jobData }: { jobData: unknown }): number | null => {
    const { attempts } = jobData as AttemptedData
    return attempts >= most ? null : 1_000 * 5 ** (attempts - 1)
  }
