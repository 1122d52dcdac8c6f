import { Schema, type Types } from 'mongoose'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { agencyId, useTestConsumers } from '../consumers/testing/test-consumers.ts'
import { ownDatabase } from '../database.ts'
import { CoverdeskError, notFound } from '../errors.ts'
import { registerJobNames } from '../jobs/enqueue.ts'
import { jobsIn } from '../jobs/job-collections.ts'
import { type RunningJobs, startJobs } from '../jobs/start-jobs.ts'
import { createLogger } from '../logger.ts'
import { defineTenantModel } from '../models.ts'
import { runMutation } from '../mutation/run-mutation.ts'
import { emit } from '../outbox/emit.ts'
import { inTenantScope } from '../scope.ts'
import { followRecord } from './follow-record.ts'

interface ClaimRecord {
  _id: Types.ObjectId
  accountId: string
  accountName: string
  version: number
}
const Claim = defineTenantModel<ClaimRecord>(
  'testClaims',
  new Schema({ accountId: String, accountName: String, version: Number }) as never,
)

/** What accounts say: a name, or why there is none. */
const names = new Map<string, string | CoverdeskError>()
const followed = followRecord<ClaimRecord, { id: string; name: string }>({
  name: 'claims-of-accounts',
  type: 'Account',
  into: { model: Claim, field: 'accountId' },
  async read(id) {
    const name = names.get(id) ?? notFound('account')
    if (name instanceof CoverdeskError) throw name
    return { id, name }
  },
  fields:
    ({ name }) =>
    ({ version }) => ({ accountName: `${name} v${version}` }),
})
const silent = new CoverdeskError('SUBGRAPH_UNAVAILABLE', 'Accounts isn’t responding.')

const { consumer } = useTestConsumers()
let jobs: RunningJobs
beforeEach(async () => {
  registerJobNames(followed.jobs.map(({ name }) => name))
  jobs = await startJobs(followed.jobs, ownDatabase(), createLogger('jobs', 'silent'), 10_000)
  consumer(followed.consumer)
})
afterEach(async () => {
  await jobs.close()
  await jobsIn(ownDatabase()).deleteMany({})
  names.clear()
})

const mutate = <Result>(work: () => Promise<Result>) =>
  inTenantScope(agencyId, () =>
    runMutation({ operation: 'test', requestId: 'request-1', agencyId, isAlwaysAudited: false }, work),
  )
const claimOf = (accountId: string) => mutate(() => Claim.create({ accountId, accountName: 'Former', version: 3 }))
const tell = (type: string, id: string, into?: string) =>
  mutate(async () =>
    emit(type, { typename: 'Account', id, version: null, kind: into ? 'DELETED' : 'UPDATED', ...(into && { into }) }),
  )
const becomes = (id: Types.ObjectId, expected: Partial<ClaimRecord>) =>
  vi.waitFor(
    async () => expect(await inTenantScope(agencyId, () => Claim.findById(id).lean())).toMatchObject(expected),
    { timeout: 20_000, interval: 50 },
  )

it('copies follow the record that they are of, and keep their versions', async () => {
  const [claim, other] = [await claimOf('bayview'), await claimOf('heron')]
  names.set('bayview', 'Bayview Yachts')
  await tell('AccountUpdated', 'bayview')
  await becomes(claim._id, { accountName: 'Bayview Yachts v3', version: 3 })
  await becomes(other._id, { accountName: 'Former' })
})

it('nothing is written where the record is called as before', async () => {
  const [claim, renamed] = [await claimOf('same'), await claimOf('other')]
  names.set('same', 'Same Marine')
  names.set('other', 'Other Marine')
  await tell('AccountUpdated', 'same')
  await becomes(claim._id, { accountName: 'Same Marine v3' })
  const updateOne = vi.spyOn(Claim, 'updateOne')
  onTestFinished(() => updateOne.mockRestore())
  await tell('AccountUpdated', 'same')
  await tell('AccountUpdated', 'other')
  await becomes(renamed._id, { accountName: 'Other Marine v3' })
  expect(updateOne.mock.calls.map(([filter]) => filter)).toEqual([{ _id: renamed._id }])
})

it('they catch up when its area answers again, and keep a name that no one says any more', async () => {
  const [claim, later] = [await claimOf('silent'), await claimOf('gone')]
  names.set('silent', silent)
  await tell('AccountUpdated', 'silent')
  await tell('AccountUpdated', 'gone')
  await vi.waitFor(async () => expect(await jobsIn(ownDatabase()).countDocuments()).toBe(1), { timeout: 20_000 })
  names.set('silent', 'Silent Marine')
  await becomes(claim._id, { accountName: 'Silent Marine v3' })
  await becomes(later._id, { accountName: 'Former' })
})

it('those of a merged record go to the one that was kept, and wait while that one is deleted', async () => {
  const [claim, waiting] = [await claimOf('double'), await claimOf('another double')]
  names.set('kept', 'Kept Marine')
  await tell('AccountsMerged', 'double', 'kept')
  await tell('AccountsMerged', 'another double', 'deleted')
  await becomes(claim._id, { accountId: 'kept', accountName: 'Kept Marine v3' })
  await vi.waitFor(async () => {
    const [job] = await jobsIn(ownDatabase()).find({ name: 'merge:claims-of-accounts' }).toArray()
    expect(job?.nextRunAt?.getTime()).toBeGreaterThan(Date.now() + 50 * 60_000)
  })
  await becomes(waiting._id, { accountId: 'another double', accountName: 'Former' })
})
