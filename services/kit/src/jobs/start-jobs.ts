import { Agenda } from 'agenda'
import type { mongo } from 'mongoose'
import type { RemovalClock } from '../clock/removal-clock.ts'
import type { Logger } from '../logger.ts'
import { FencedRepository } from './fenced-repository.ts'
import type { JobDefinition } from './job.ts'
import { type AttemptedData, attemptsOf, JobRunner, maxAttempts } from './job-runner.ts'
import { JobWakeUp } from './job-wake-up.ts'
import { scheduleRepeated } from './repeated-jobs.ts'

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
  const repository = new FencedRepository(database, { removing, clock })
  const runner = new JobRunner(database, repository, leaseTime)
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
    const backoff = backoffOf(definition)
    const most = concurrencyOf(definition)
    const limits = { concurrency: most, lockLimit: most }
    agenda.define<AttemptedData>(definition.name, job => runner.run(definition, job), { backoff, ...limits })
  }
  const deadAfter = new Map(definitions.map(definition => [definition.name, attemptsOf(definition)]))
  agenda.on('fail', (error, { attrs: { name, _id, data } }) => {
    const { attempts } = data as AttemptedData
    const isDead = attempts >= (deadAfter.get(name) ?? 0)
    log[isDead ? 'error' : 'warn']({ err: error, job: name, id: String(_id), attempts, isDead }, 'a job failed')
  })
  // Agenda makes room for the next one right after it has told this.
  agenda.on('complete', ({ attrs: { name } }) => setImmediate(() => wakeUp.lookFor(name)))
  agenda.on('error', error => log.warn({ err: error }, 'jobs are in trouble'))
  await scheduleRepeated(database, definitions)
  await agenda.start()

  return {
    get isHealthy() {
      return Date.now() - repository.askedAt < 4 * pollInterval
    },
    async close() {
      runner.stop()
      await agenda.drain({ timeout: drainTime, closeConnection: false })
      await repository.giveBackAll()
    },
  }
}

const concurrencyOf = (definition: JobDefinition): number => definition.concurrency ?? concurrency

/** 1 s, 5 s, 25 s, about 2 minutes, 10 minutes. */
const backoffOf =
  (definition: JobDefinition) =>
  ({ jobData }: { jobData: unknown }): number | null => {
    const { attempts } = jobData as AttemptedData
    return attempts >= maxAttempts(definition) ? null : 1_000 * 5 ** (attempts - 1)
  }
