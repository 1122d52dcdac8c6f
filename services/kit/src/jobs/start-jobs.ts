import { Agenda } from 'agenda'
import type { mongo } from 'mongoose'
import type { RemovalClock } from '../clock/removal-clock.ts'
import type { Logger } from '../logger.ts'
import { FencedRepository } from './fenced-repository.ts'
import type { JobDefinition } from './job.ts'
import type { JobData } from './job-collections.ts'
import { type AttemptedData, JobRunner } from './job-runner.ts'
import { JobWakeUp } from './job-wake-up.ts'
import { scheduleRepeated } from './repeated-jobs.ts'
import { untilWritten } from './until-written.ts'

/** How long a job may give no sign of life before another replica begins it again, in milliseconds. */
const standardLease = 30_000
/** How many jobs of one name a replica runs at once, unless their definition says. */
const concurrency = 5
/** How long running jobs may go on when the process ends, in milliseconds. */
const drainTime = 1_500

export interface RunningJobs {
  readonly isHealthy: boolean
  /** Lets running jobs end for a moment, and gives the others back at once. */
  close(): Promise<void>
}

/**
 * Begins to run this subgraph's jobs. Loaded only where there are some: Agenda takes 10 MB.
 * @param clock what jobs that remove permanently go by; by default the machine's time
 */
export async function startJobs(
  definitions: JobDefinition[],
  database: mongo.Db,
  log: Logger,
  leaseTime: number = standardLease,
  clock: Pick<RemovalClock, 'now'> = { now: () => new Date() },
): Promise<RunningJobs> {
  const pollInterval = leaseTime / 3
  const removing = definitions.filter(({ removesForGood }) => removesForGood).map(({ name }) => name)
  const places = new Map(definitions.map(definition => [definition.name, concurrencyOf(definition)]))
  const closing = new AbortController()
  const around = { log, leaseTime, closing: closing.signal }
  const repository = new FencedRepository(database, {
    ...around,
    maxOfOneAgency: name => Math.ceil((places.get(name) ?? concurrency) / 2),
    removal: { removing, clock },
  })
  const runner = new JobRunner(database, repository, around)
  const wakeUp = new JobWakeUp(
    database,
    definitions.map(({ name }) => name),
    log,
  )
  const agenda = new Agenda({
    backend: {
      name: 'MongoDB',
      repository,
      ownsConnection: false,
      connect: () => repository.connect(),
      disconnect: () => repository.disconnect(),
    },
    notificationChannel: wakeUp,
    processEvery: pollInterval,
    // No job waits for one of another name to end.
    maxConcurrency: definitions.reduce((sum, definition) => sum + concurrencyOf(definition), 0),
    defaultConcurrency: concurrency,
    defaultLockLimit: concurrency,
    defaultLockLifetime: leaseTime,
  })
  for (const definition of definitions) {
    const most = concurrencyOf(definition)
    const limits = { concurrency: most, lockLimit: most }
    agenda.define<AttemptedData>(definition.name, job => runner.run(definition, job), { backoff: retryIn, ...limits })
  }
  agenda.on('fail', (error, { attrs: { name, _id, data, repeatInterval } }) => {
    const { attempts, deaths, retryInMs, agencyId } = data as AttemptedData & JobData
    const isDead = retryInMs === null && !repeatInterval
    const about = { job: name, id: String(_id), agencyId, attempts, deaths, isDead }
    log[isDead ? 'error' : 'warn']({ err: error, ...about }, isDead ? 'a job is dead' : 'a job failed')
  })
  // Agenda makes room for the next one right after it has told this.
  agenda.on('complete', ({ attrs: { name } }) => setImmediate(() => wakeUp.lookFor(name)))
  agenda.on('error', error => log.warn({ err: error }, 'jobs are in trouble'))
  const sentence = 'repeated jobs wait for the database'
  await untilWritten(() => scheduleRepeated(database, definitions), { sentence, log, signal: closing.signal })
  await agenda.start()

  return {
    get isHealthy() {
      return Date.now() - repository.askedAt < 4 * pollInterval
    },
    async close() {
      // What stops then has not failed.
      closing.abort(new Error('The process ends.'))
      await agenda.drain({ timeout: drainTime, closeConnection: false })
      await repository.giveBackAll()
    },
  }
}

const concurrencyOf = (definition: JobDefinition): number => definition.concurrency ?? concurrency

/** What could not even begin is tried again soon: the database did not answer. */
const retryIn = ({ jobData }: { jobData: unknown }): number | null => {
  const { retryInMs = 1_000 } = jobData as AttemptedData
  return retryInMs
}
