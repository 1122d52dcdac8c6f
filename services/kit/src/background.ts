import { startAuditChain } from './audit/audit-chain.ts'
import { useDefaultRetention } from './audit/retention.ts'
import { RemovalClock } from './clock/removal-clock.ts'
import { Consumer } from './consumers/consumer.ts'
import { ownDatabase } from './database.ts'
import { registerJobNames } from './jobs/enqueue.ts'
import type { JobDefinition } from './jobs/job.ts'
import { type Loop, lateLoop } from './late-loop.ts'
import type { Logger } from './logger.ts'
import type { ConsumerDefinition } from './outbox/consumer-definition.ts'
import { productReady } from './product/product-ready.ts'
import { sharedDatabase } from './shared-databases.ts'

/** Begins what a subgraph does beside answering: its audit chain, consumers and jobs. */
export async function startBackground(
  { consumers = [], jobs = [] }: { consumers?: ConsumerDefinition[]; jobs?: JobDefinition[] },
  { AUDIT_RETENTION_DAYS, GATEWAY_URL }: { AUDIT_RETENTION_DAYS: number; GATEWAY_URL?: string | undefined },
  log: Logger,
): Promise<Loop> {
  useDefaultRetention(AUDIT_RETENTION_DAYS)
  const own = ownDatabase()
  const databases = { own, events: sharedDatabase('events') }
  registerJobNames(jobs.map(({ name }) => name))
  const clock = new RemovalClock(own, log)
  const begin = async (): Promise<Loop[]> => {
    const running = jobs.length > 0 ? [await runJobs(jobs, clock, log)] : []
    return [...consumers.map(definition => new Consumer(definition, databases, log)), ...running]
  }
  const loops: Loop[] = [
    startAuditChain(own, log, clock),
    // Work beside the answers asks other areas. Without a gateway, as in tests, there are none.
    ...(GATEWAY_URL ? [lateLoop(productReady, async () => together(await begin()), log)] : await begin()),
  ]
  return together(loops)
}

const together = (loops: readonly Loop[]): Loop => ({
  get isHealthy() {
    return loops.every(loop => loop.isHealthy)
  },
  async close() {
    await Promise.all(loops.map(loop => loop.close()))
  },
})

async function runJobs(jobs: JobDefinition[], clock: RemovalClock, log: Logger) {
  const { startJobs } = await import('./jobs/start-jobs.ts')
  return startJobs(jobs, ownDatabase(), log, undefined, clock)
}
