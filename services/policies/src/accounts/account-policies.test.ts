import { startTestProduct, startTestSubgraph, type TestProduct, type TestSubgraph } from '@coverdesk/kit/testing'
import mongoose, { Types } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { policiesSubgraph } from '../subgraph.ts'
import { them, us } from '../testing/people.ts'
import { storedPolicy } from '../testing/stored-policy.ts'

let product: TestProduct
let subgraph: TestSubgraph
/** Accounts that there are, as accounts answer. */
const accounts = new Set<string>()
beforeAll(async () => {
  product = await startTestProduct(({ variables }) => ({
    data: { existingAccounts: (variables as { ids: string[] }).ids.filter(id => accounts.has(id)) },
  }))
  subgraph = await startTestSubgraph({ ...policiesSubgraph, jobs: [] }, product.environment)
})
afterAll(async () => {
  await subgraph.close()
  await product.close()
})

function newId() {
  const id = String(new Types.ObjectId())
  accounts.add(id)
  return id
}
const pricing = (premium: number) => ({
  ...{ billingType: null, paymentIntervalType: null, commissionRate: null, minimumEarnedPremium: null },
  ...{ premium, agencyFees: 0, brokerFees: 0, policyFees: 0, otherFees: 0, taxes: 0 },
})

interface Summary {
  count: number
  premium: number
  nextExpiration: string | null
}
const summaries = async (accountIds: string[], caller: object = us) => {
  const query = `query ($accountIds: [ID!]!) {
    policySummaries(accountIds: $accountIds) { id policySummary { count premium nextExpiration } }
  }`
  const answer = await subgraph.data<{ policySummaries: { id: string; policySummary: Summary }[] }>(caller, query, {
    accountIds,
  })
  return answer.policySummaries
}

describe('what the list of accounts says of policies', () => {
  it('counts and sums those that are binding, pending or in force, with the next day on which one ends', async () => {
    const accountId = newId()
    await storedPolicy(us.agencyId, { accountId, expiresAt: '2098-03-01', pricing: pricing(150_050) })
    await storedPolicy(us.agencyId, { accountId, standing: 'BINDING', expiresAt: '2097-01-01', pricing: pricing(7) })
    await storedPolicy(us.agencyId, { accountId, inforceAt: '2090-01-01', expiresAt: null, pricing: pricing(100) })
    await storedPolicy(us.agencyId, { accountId, expiresAt: '2021-01-01', pricing: pricing(999) })
    await storedPolicy(us.agencyId, { accountId, standing: 'UNKNOWN', pricing: pricing(999) })
    const none = newId()
    expect(await summaries([none, accountId])).toEqual([
      { id: none, policySummary: { count: 0, premium: 0, nextExpiration: null } },
      { id: accountId, policySummary: { count: 3, premium: 150_157, nextExpiration: '2097-01-01' } },
    ])
  })

  it('is one question to the database, however many accounts are asked for', async () => {
    const ids = Array.from({ length: 100 }, newId)
    const seen: string[] = []
    mongoose.set('debug', (collection: string, method: string) => {
      if (collection === 'businessPolicies') seen.push(method)
    })
    try {
      expect((await summaries(ids)).length).toBe(100)
    } finally {
      mongoose.set('debug', false)
    }
    expect(seen).toEqual(['aggregate'])
  })

  it('is null in the place of an account that does not exist, as of another agency’s', async () => {
    const [ours, unknown] = [newId(), String(new Types.ObjectId())]
    await storedPolicy(us.agencyId, { accountId: unknown })
    expect(await summaries([unknown, ours, 'no id', unknown])).toEqual([
      null,
      { id: ours, policySummary: { count: 0, premium: 0, nextExpiration: null } },
      null,
      null,
    ])
    expect(await summaries([])).toEqual([])
  })

  it('is for up to 100 accounts', async () => {
    const ids = Array.from({ length: 101 }, newId)
    const query = 'query ($ids: [ID!]!) { policySummaries(accountIds: $ids) { id } }'
    expect((await subgraph.failure(us, query, { ids })).extensions.code).toBe('LIMIT_EXCEEDED')
  })

  it('says nothing of another agency’s', async () => {
    const accountId = newId()
    await storedPolicy(them.agencyId, { accountId })
    expect((await summaries([accountId]))[0]?.policySummary.count).toBe(0)
    expect((await summaries([accountId], them))[0]?.policySummary.count).toBe(1)
  })
})

it('an account has its policies in pages, those that expire last first', async () => {
  const accountId = newId()
  for (const expiresAt of ['2050-01-01', null, '2049-01-01']) await storedPolicy(us.agencyId, { accountId, expiresAt })
  const query = `query ($ids: [ID!]!, $after: String) {
    accountPoliciesByIds(ids: $ids) { businessPolicies(first: 2, after: $after) { items { expiresAt } total endCursor } }
  }`
  interface Answer {
    accountPoliciesByIds: {
      businessPolicies: { items: { expiresAt: string | null }[]; total: number; endCursor: string | null }
    }[]
  }
  const page = async (after: string | null) => {
    const { accountPoliciesByIds } = await subgraph.data<Answer>(us, query, { ids: [accountId], after })
    return accountPoliciesByIds[0]?.businessPolicies
  }
  const first = await page(null)
  expect(first).toMatchObject({ total: 3, items: [{ expiresAt: null }, { expiresAt: '2050-01-01' }] })
  expect(await page(first?.endCursor ?? null)).toMatchObject({ items: [{ expiresAt: '2049-01-01' }], endCursor: null })
})
