import { daysAfter, inTenantScope, searchFilter } from '@coverdesk/kit'
import { beforeAll, describe, expect, it } from 'vitest'
import { BusinessPolicy } from '../models/policy.model.ts'
import { bareFacts, pendingCancellation } from '../testing/bare-facts.ts'
import { them } from '../testing/people.ts'
import {
  cancelPolicy,
  colleague,
  heron,
  renewPolicy,
  today,
  usePoliciesSubgraph,
} from '../testing/policies-subgraph.ts'
import { policyFields } from './policy-fields.ts'

const product = usePoliciesSubgraph()
const list = /* GraphQL */ `
  query ($first: Int, $after: String, $search: String, $filter: BusinessPolicyFilter, $sort: BusinessPolicySort) {
    businessPolicies(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {
      items { policyNumber }
      total
      endCursor
    }
  }
`
interface Page {
  businessPolicies: { items: { policyNumber: string }[]; total: number; endCursor: string | null }
}
const page = async (variables: object) => (await product.data<Page>(list, variables)).businessPolicies
const numbers = async (variables: object) => (await page(variables)).items.map(({ policyNumber }) => policyNumber)

beforeAll(async () => {
  const elan = await product.carrier('Élan Casualty')
  const bound = { state: 'INFORCE', inforceAt: daysAfter(today(), -300) }
  await product.newPolicy({ ...bound, policyNumber: 'one', expiresAt: daysAfter(today(), 30), premium: 300 })
  await product.newPolicy({
    ...bound,
    policyNumber: 'two',
    expiresAt: daysAfter(today(), 31),
    premium: 100,
    carrierId: elan,
  })
  await product.newPolicy({
    policyNumber: 'three',
    expiresAt: null,
    premium: 200,
    type: 'CYBER',
    agencyUserId: colleague,
  })
  await product.newPolicy({ state: 'EXPIRED', policyNumber: 'four', expiresAt: today(), premium: 100 })
  const renewed = await product.newPolicy({ ...bound, policyNumber: 'five', expiresAt: daysAfter(today(), 5) })
  const next = { policyNumber: 'six', premium: 50 }
  await product.data(renewPolicy, { ...renewed, input: next })
  const canceled = await product.newPolicy({ ...bound, policyNumber: 'seven', expiresAt: daysAfter(today(), 400) })
  const input = { canceledBy: 'AGENCY', type: 'NONRENEWAL', effectiveAt: daysAfter(today(), 9) }
  await product.data(cancelPolicy, { ...canceled, input })
}, 60_000)

describe('the list of policies', () => {
  it('shows the last changed first, and goes by what is asked', async () => {
    expect((await numbers({}))[0]).toBe('seven')
    expect(await numbers({ sort: 'EXPIRES_AT_ASC' })).toEqual(['four', 'five', 'one', 'two', 'six', 'seven', 'three'])
    expect((await numbers({ sort: 'EXPIRES_AT_DESC' }))[0]).toBe('three')
    expect((await numbers({ sort: 'PREMIUM_DESC' })).slice(0, 2)).toEqual(['one', 'three'])
    expect((await numbers({ sort: 'ACCOUNT_NAME_ASC' })).length).toBe(7)
  })

  it('shows each policy once over its pages, in every order', async () => {
    const orders = [
      'ACCOUNT_NAME_ASC',
      'ACCOUNT_NAME_DESC',
      'EXPIRES_AT_ASC',
      'PREMIUM_ASC',
      'PREMIUM_DESC',
      'UPDATED_AT_DESC',
    ]
    for (const sort of orders) {
      const seen: string[] = []
      let after: string | null = null
      do {
        const next: Page['businessPolicies'] = await page({ first: 2, after, sort })
        seen.push(...next.items.map(({ policyNumber }) => policyNumber))
        after = next.endCursor
      } while (after)
      expect(seen).toHaveLength(7)
      expect(new Set(seen).size).toBe(7)
    }
  })

  it.each([
    [{ states: ['EXPIRED'] }, ['four']],
    [{ types: ['CYBER'] }, ['three']],
    [{ agencyUserId: colleague }, ['three']],
    [{ accountId: heron, states: ['BINDING'] }, ['three', 'six']],
    [{ accountId: 'nobody' }, []],
    [{ carrierId: 'nobody' }, []],
    [{ isCancellationPending: true }, ['seven']],
    [{ expiresWithinDays: 30 }, ['one']],
    [{ expiresWithinDays: 60 }, ['one', 'two']],
  ])('with %j has %j', async (filter, found) => {
    expect((await numbers({ filter })).sort()).toEqual([...found].sort())
  })

  it('is narrowed to a carrier', async () => {
    expect(await numbers({ filter: { carrierId: await product.carrier('Élan Casualty') } })).toEqual(['two'])
  })

  it('refuses days that no one plans for', async () => {
    expect(await product.wrong(list, { filter: { expiresWithinDays: 0 } })).toEqual({
      'filter.expiresWithinDays': 'Choose 1 to 366 days.',
    })
  })

  it.each([
    ['heron two', ['two']],
    ['elan cas', ['two']],
    ['cyber', ['three']],
    ['hi heron example sev', ['seven']],
    ['gener liab fo', ['four']],
    ['nothing', []],
  ])('is searched for %j', async (search, found) => expect(await numbers({ search })).toEqual(found))
})

describe('among 3,000 policies a page', () => {
  beforeAll(async () => {
    const account = { name: 'Bulk', sortName: '', email: 'bulk@b.example', contactIds: [] }
    const many = Array.from({ length: 3_000 }, (_, index) => {
      const facts = {
        ...bareFacts,
        standing: index % 50 ? ('BOUND' as const) : ('UNKNOWN' as const),
        expiresAt: daysAfter('2027-01-01', index % 700),
        agencyUserId: `user ${index % 50}`,
        policyNumber: `B${String(index).padStart(5, '0')}`,
        pricing: { ...bareFacts.pricing, premium: index },
        cancellation: index % 60 ? null : pendingCancellation,
      }
      const sortName = `bulk ${String(index).padStart(5, '0')}`
      const made = policyFields(facts, { account: { ...account, sortName }, carrierName: null, today: '2026-11-22' })
      return { ...made, createdAt: new Date(index), updatedAt: new Date(index) }
    })
    await inTenantScope(them.agencyId, () => BusinessPolicy.insertMany(many, { lean: true } as object))
  })

  /** How many records and index keys the database looks at for one page of 50. */
  const examined = (filter: object, sort: Record<string, 1 | -1>) =>
    inTenantScope(them.agencyId, async () => {
      const query = BusinessPolicy.find(filter as never)
        .sort(sort)
        .limit(51)
      const { executionStats, queryPlanner } = (await query.explain('executionStats')) as unknown as {
        executionStats: { totalDocsExamined: number; totalKeysExamined: number }
        queryPlanner: { winningPlan: object }
      }
      expect(JSON.stringify(queryPlanner.winningPlan)).not.toContain('COLLSCAN')
      return Math.max(executionStats.totalDocsExamined, executionStats.totalKeysExamined)
    })

  const beyond = { 'account.sortName': { $gte: 'bulk 02500' }, _id: { $gt: heron } }

  it.each<[string, object, Record<string, 1 | -1>]>([
    ['by account', {}, { 'account.sortName': 1, _id: 1 }],
    ['by account, backwards', {}, { 'account.sortName': -1, _id: -1 }],
    ['by expiration', {}, { expiryOrder: 1, _id: 1 }],
    ['by premium', {}, { 'pricing.premium': -1, _id: -1 }],
    ['by last change', {}, { updatedAt: -1, _id: -1 }],
    ['of a state by last change', { state: 'UNKNOWN' }, { updatedAt: -1, _id: -1 }],
    ['of a state by expiration', { state: 'UNKNOWN' }, { expiryOrder: 1, _id: 1 }],
    ['of a person by last change', { agencyUserId: 'user 7' }, { updatedAt: -1, _id: -1 }],
    ['of those with a pending cancellation', { isCancellationPending: true }, { updatedAt: -1, _id: -1 }],
    ['far into the list', beyond, { 'account.sortName': 1, _id: 1 }],
    ['of a search', searchFilter('words', 'b00012'), { updatedAt: -1, _id: -1 }],
    ['of those that the calendar moves', { movesAt: { $type: 'string', $lte: '2027-01-05' } }, { movesAt: 1, _id: 1 }],
  ])('%s is read from an index without a scan', async (_, filter, sort) => {
    expect(await examined(filter, sort)).toBeLessThan(75)
  })
})
