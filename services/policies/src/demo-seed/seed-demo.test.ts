import { randomUUID } from 'node:crypto'
import { demoAccounts, demoAgencies, demoPolicies, inTenantScope, todayIn } from '@coverdesk/kit'
import { sharedDatabase, startTestSubgraph } from '@coverdesk/kit/testing'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordedFields, replay } from '../history/policy-changes.ts'
import { InsuranceCarrier } from '../models/carrier.model.ts'
import { BusinessPolicy } from '../models/policy.model.ts'
import { PolicyEvent } from '../models/policy-event.model.ts'
import { PolicyFile } from '../models/policy-file.model.ts'
import type { PolicyRecord } from '../policies/policy-record.ts'
import { situationOn } from '../rules/policy-state.ts'
import { policiesSubgraph } from '../subgraph.ts'
import { insertDemo, seedDemo } from './seed-demo.ts'

let close: () => Promise<void>
let policies: PolicyRecord[]
beforeAll(async () => {
  close = (await startTestSubgraph({ ...policiesSubgraph, name: `seed${randomUUID().slice(0, 4)}`, jobs: [] })).close
  await seedDemo()
  policies = await inHarborPoint(() => BusinessPolicy.find().lean<PolicyRecord[]>())
})
afterAll(() => close())

const { harborPoint, canary } = demoAgencies
const inHarborPoint = <Result>(work: () => Result | PromiseLike<Result>) => inTenantScope(harborPoint.id, work)
const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

describe('the demo has', () => {
  it('about 90 policies of every state, over clients that accounts have', () => {
    expect(policies.length).toBeGreaterThan(80)
    expect(policies.length).toBeLessThan(100)
    expect(new Set(policies.map(({ state }) => state)).size, 'all six states').toBe(6)
    const known = new Set(Object.values(demoAccounts).map(({ id }) => id))
    expect(policies.filter(({ accountId }) => !known.has(accountId))).toEqual([])
  })

  it('policies that end soon, cancellations that wait, and one that was undone', () => {
    const today = todayIn(harborPoint.timeZone)
    const soon = new Date(Date.parse(today) + 60 * 86_400_000).toISOString().slice(0, 10)
    const ending = policies.filter(({ state, expiryOrder }) => state === 'INFORCE' && expiryOrder <= soon)
    expect(ending.length).toBeGreaterThan(5)
    expect(policies.filter(policy => policy.isCancellationPending).length).toBeGreaterThan(2)
    expect(policies.some(({ reinstatement }) => reinstatement)).toBe(true)
    expect(policies.some(({ nextPolicyIds }) => nextPolicyIds.length > 0)).toBe(true)
  })

  it('states that follow from the facts on the day of the seed', () => {
    const today = todayIn(harborPoint.timeZone)
    for (const policy of policies)
      expect(policy.state, policy.policyNumber ?? '').toBe(situationOn(policy, today).state)
  })

  it('histories that replay to what the policies are', async () => {
    const events = await inHarborPoint(() => PolicyEvent.find().select('+stored').sort({ at: 1, _id: 1 }).lean())
    for (const policy of policies) {
      const own = events.filter(({ policyId }) => String(policyId) === String(policy._id))
      expect(own[0]?.kind).toMatch(/^CREATED/)
      expect(plain(Object.fromEntries(replay(own)))).toEqual(plain(Object.fromEntries(recordedFields(policy))))
      expect(own.at(-1)?.version).toBe(policy.version)
    }
  })

  it('60 documents whose files belong to them', async () => {
    const files = await inHarborPoint(() => PolicyFile.find().lean())
    expect(files.length).toBe(60)
    const stored = await sharedDatabase('gateway')
      .collection('files.files')
      .find({ _id: { $in: files.map(({ fileId }) => fileId) } as never, 'metadata.state': 'ATTACHED' })
      .toArray()
    expect(stored.length).toBe(60)
  })

  it('at least 14 carriers and brokers', async () => {
    expect(await inHarborPoint(() => InsuranceCarrier.countDocuments())).toBe(14)
  })
})

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

it('another agency’s strings carry its mark', async () => {
  const theirs = await inTenantScope(canary.id, () => BusinessPolicy.find().lean<PolicyRecord[]>())
  expect(theirs.length).toBe(5)
  const texts = theirs.flatMap(({ details, policyNumber, quoteNumber, account }) => [
    account.name,
    policyNumber,
    quoteNumber,
    ...details.coverageDescriptions.flatMap(({ title, policyQuotes }) => [title, ...policyQuotes]),
  ])
  expect(texts.filter(text => text && !text.includes('CANARY_B'))).toEqual([])
})

it('a start that was interrupted is completed by the next one', async () => {
  const events = await inHarborPoint(() => PolicyEvent.countDocuments())
  await inHarborPoint(() =>
    mongoose.connection.collection('businessPolicies').deleteMany({ state: 'EXPIRED' } as never),
  )
  await inHarborPoint(() => mongoose.connection.collection('policyFiles').deleteOne({}))
  await insertDemo()
  const count = await inHarborPoint(async () => [
    await BusinessPolicy.countDocuments(),
    await PolicyFile.countDocuments(),
  ])
  expect(count).toEqual([policies.length, 60])
  expect(await inHarborPoint(() => PolicyEvent.countDocuments())).toBe(events)
})
