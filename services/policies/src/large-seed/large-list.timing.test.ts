import { inTenantScope } from '@coverdesk/kit'
import { startTestSubgraph, type TestSubgraph } from '@coverdesk/kit/testing'
import type { Model } from 'mongoose'
import { Types } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordedFields, replay } from '../history/policy-changes.ts'
import { BusinessPolicy } from '../models/policy.model.ts'
import { PolicyEvent } from '../models/policy-event.model.ts'
import { policiesSubgraph } from '../subgraph.ts'
import { them, us } from '../testing/people.ts'
import { largeBeginning } from './large-history.ts'
import { cursorBehind, measure, seedHundred } from './large-list.ts'
import { largePolicies } from './large-policies.ts'
import { seedLarge } from './seed-large.ts'

/** The long form has 25 times as many. */
const policies = 10_000
const most = 1.5

let subgraph: TestSubgraph
beforeAll(async () => {
  subgraph = await startTestSubgraph({ ...policiesSubgraph, seed: {} as never, jobs: [] })
  await seedLarge(policies)
  await seedHundred()
}, 60_000)
afterAll(() => subgraph.close())

describe('the policies of a large agency', () => {
  const world = {
    today: '2026-11-22',
    carriers: [{ id: new Types.ObjectId('67f000000000000000000001'), name: 'Old Lantern' }],
  }

  it('are stored as mongoose would store them', async () => {
    for (const policy of largePolicies(0, 50, world)) {
      const whole = new (BusinessPolicy as Model<object>)({ ...policy, agencyId: us.agencyId })
      await inTenantScope(us.agencyId, () => whole.validate())
      const { agencyId, ...stored } = plain(whole.toObject())
      expect(plain(policy)).toEqual(stored)
    }
  })

  it('have a history that begins with them as they are', async () => {
    for (const policy of largePolicies(0, 50, world)) {
      const beginning = largeBeginning(policy)
      const whole = new (PolicyEvent as Model<object>)({ ...beginning, agencyId: us.agencyId })
      await inTenantScope(us.agencyId, () => whole.validate())
      const { agencyId, ...stored } = plain(whole.toObject())
      expect(plain(beginning)).toEqual(stored)
      expect(plain([...replay([beginning])])).toEqual(plain([...recordedFields(policy)]))
    }
    const stored = await inTenantScope(us.agencyId, async () => ({
      policies: await BusinessPolicy.countDocuments(),
      begun: (await PolicyEvent.distinct('policyId')).length,
    }))
    expect(stored.begun).toBe(stored.policies)
  })

  it('are renewed, canceled, being bound, in force and over, each business with three or more', () => {
    const made = largePolicies(0, 10_000, world)
    const states = new Set(made.map(({ state }) => state))
    expect([...states].sort()).toEqual(['BINDING', 'CANCELED', 'EXPIRED', 'INFORCE'])
    expect(made.some(({ isCancellationPending }) => isCancellationPending)).toBe(true)
    expect(new Set(made.map(({ accountId }) => accountId)).size).toBe(3_200)
    for (const { _id, nextPolicyIds } of made) {
      const next = made.find(other => nextPolicyIds[0]?.equals(other._id))
      expect(next?.previousPolicyIds ?? []).toEqual(nextPolicyIds.length > 0 ? [_id] : [])
    }
  })
})

const plain = (record: object) => JSON.parse(JSON.stringify(record))

it('a page of 10,000 policies, the first or the 99th, takes no longer than one of a hundred', async () => {
  const after = await cursorBehind(subgraph, 98)
  const {
    hundred = 0,
    first = 0,
    last = 0,
  } = await measure(subgraph, { hundred: { caller: them }, first: {}, last: { after } }, 30)
  expect(first / hundred, `${first} ms against ${hundred} ms`).toBeLessThan(most)
  expect(last / hundred, `${last} ms against ${hundred} ms`).toBeLessThan(most)
})
