import { demoAgencies, demoPolicies, inTenantScope, todayIn } from '@coverdesk/kit'
import { startTestSubgraph, type TestSubgraph } from '@coverdesk/kit/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { InsuranceCarrier } from '../models/carrier.model.ts'
import { BusinessPolicy } from '../models/policy.model.ts'
import { policiesSubgraph } from '../subgraph.ts'

let subgraph: TestSubgraph
beforeAll(async () => {
  subgraph = await startTestSubgraph({ ...policiesSubgraph, jobs: [], consumers: [] }, { SEED: 'demo' })
})
afterAll(() => subgraph.close())

it.each([
  ['67', demoAgencies.harborPoint],
  ['68', demoAgencies.canary],
] as const)('what others tell of the demo’s policies is what policies have: %s', async (prefix, { id, timeZone }) => {
  const today = todayIn(timeZone)
  const told = demoPolicies(prefix, today)
  const found = await inTenantScope(id, async () => {
    const carriers = new Map((await InsuranceCarrier.find().lean()).map(({ _id, name }) => [String(_id), name]))
    const former = await BusinessPolicy.find({
      _id: { $in: told.flatMap(({ formerTerms }) => formerTerms.map(term => term.id)) },
    })
      .sort({ _id: -1 })
      .lean()
    const termsOf = (id: string) => former.filter(({ _id }) => String(_id).slice(0, -3) === id.slice(0, -3))
    const policies = await BusinessPolicy.find({ _id: { $in: told.map(one => one.id) } })
      .sort({ _id: 1 })
      .lean()
    return policies.map(({ _id, accountId, type, carrierId, policyNumber, inforceAt, state }) => ({
      ...{ id: String(_id), accountId: String(accountId), type, policyNumber, state },
      insurer: carriers.get(String(carrierId)),
      age: Math.round((Date.parse(today) - Date.parse(String(inforceAt))) / 86_400_000),
      formerTerms: termsOf(String(_id)).map(term => ({
        ...{ id: String(term._id), policyNumber: term.policyNumber },
        ...{ inforceAt: term.inforceAt, expiresAt: term.expiresAt },
      })),
    }))
  })
  expect(found).toEqual(told.map(({ account, ...policy }) => ({ ...policy, accountId: account.id, state: 'INFORCE' })))
})
