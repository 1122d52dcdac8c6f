import { startAuditChain } from './audit/audit-chain.ts'
import { useDefaultRetention } from './audit/retention.ts'
import { RemovalClock } from './clock/removal-clock.ts'
import { Consumer } from './consumers/consumer.ts'
import { ownDatabase } from './database.ts'
import { registerJobNames } from './jobs/enqueue.ts'
import type { JobDefinition } from './jobs/job.ts'
import type { Logger } from './logger.ts'
import type { ConsumerDefinition } from './outbox/consumer-definition.ts'
import { sharedDatabase } from './shared-databases.ts'

interface Background {
  /** Whether every loop gives signs of life. */
  readonly isHealthy: boolean
  close(): Promise<void>
}

/** Begins what a subgraph does beside answering: its audit chain, consumers and jobs. */
export async function startBackground(
  { consumers = [], jobs = [] }: { consumers?: ConsumerDefinition[]; jobs?: JobDefinition[] },
  { AUDIT_RETENTION_DAYS }: { AUDIT_RETENTION_DAYS: number },
  log: Logger,
): Promise<Background> {
  useDefaultRetention(AUDIT_RETENTION_DAYS)
  const own = ownDatabase()
  const databases = { own, events: sharedDatabase('events') }
  registerJobNames(jobs.map(({ name }) => name))
  const clock = new RemovalClock(own, log)
  const loops = [
    startAuditChain(own, log, clock),
    ...consumers.map(definition => new Consumer(definition, databases, log)),
    ...(jobs.length > 0 ? [await runJobs(jobs, clock, log)] : []),
  ]
  return {
    get isHealthy() {
      return loops.every(loop => loop.isHealthy)
    },
    async close() {
      await Promise.all(loops.map(loop => loop.close()))
    },
  }
}

async function runJobs(jobs: JobDefinition[], clock: RemovalClock, log: Logger) {
  const { startJobs } = await import('./jobs/start-jobs.ts')
  return startJobs(jobs, ownDatabase(), log, undefined, clock)
}
