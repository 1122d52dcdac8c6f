import { Schema, Types } from 'mongoose'
import { afterEach, beforeAll, expect, vi } from 'vitest'
import type { RemovalClock } from '../../clock/removal-clock.ts'
import { ownDatabase } from '../../database.ts'
import { createLogger } from '../../logger.ts'
import { defineTenantModel } from '../../models.ts'
import { runMutation } from '../../mutation/run-mutation.ts'
import { inTenantScope } from '../../scope.ts'
import { useTestDatabases } from '../../testing/test-database.ts'
import { enqueue, registerJobNames } from '../enqueue.ts'
import type { JobDefinition, RunningJob } from '../job.ts'
import { jobsIn } from '../job-collections.ts'
import { type RunningJobs, startJobs } from '../start-jobs.ts'

export const agencyId = String(new Types.ObjectId())
export const otherAgencyId = String(new Types.ObjectId())

const Effect = defineTenantModel('testEffects', new Schema<{ of: string }>({ of: String }))
export const effect = (of: string) => Effect.create({ of })
export const effects = (of: string) => inTenantScope(agencyId, () => Effect.countDocuments({ of }))

export const mutate = <Result>(work: () => Promise<Result>, agency = agencyId) =>
  inTenantScope(agency, () =>
    runMutation(
      { operation: 'test', requestId: 'request-1', agencyId: agency, userId: 'ann', isAlwaysAudited: true },
      work,
    ),
  )
export const put = (payload: object = {}, options: { key?: string; at?: Date } = {}) =>
  mutate(() => enqueue('work', payload, options))
export const putFor = (agency: string, payload: object = {}) => mutate(() => enqueue('work', payload), agency)
export const stored = async (id: string) => jobsIn(ownDatabase()).findOne({ _id: new Types.ObjectId(id) })
export const stateIs = (id: string, state: string) =>
  vi.waitFor(async () => expect((await stored(id))?.state).toBe(state), { timeout: 30_000, interval: 50 })
export const work = (run: (job: RunningJob) => Promise<void>, attempts = 5): JobDefinition => ({
  name: 'work',
  attempts,
  run,
})

/**
 * Databases of this test file's own, and replicas that run jobs in them until the test ends.
 * @param lease in milliseconds
 */
export function useTestJobs(lease: number) {
  const databases = useTestDatabases('jobs')
  const running: RunningJobs[] = []
  const log = createLogger('jobs', 'silent')
  const replicaBy = async (clock: Pick<RemovalClock, 'now'> | undefined, ...definitions: JobDefinition[]) => {
    const jobs = await startJobs(definitions, ownDatabase(), log, lease, clock)
    running.push(jobs)
    return jobs
  }
  const replica = (...definitions: JobDefinition[]) => replicaBy(undefined, ...definitions)
  beforeAll(() => registerJobNames(['work', 'other']))
  afterEach(async () => {
    await Promise.all(running.splice(0).map(jobs => jobs.close()))
    await jobsIn(ownDatabase()).deleteMany({})
  })
  return { databases, log, replica, replicaBy }
}
