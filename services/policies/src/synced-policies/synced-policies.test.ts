import { describe, expect, it } from 'vitest'
import { us } from '../testing/people.ts'
import { usePoliciesSubgraph } from '../testing/policies-subgraph.ts'
import { matchPolicy } from './match-policy.ts'
import { valuesThere } from './values-there.ts'

const subgraph = usePoliciesSubgraph()
const job = { agencyId: us.agencyId, userId: 'system:sync-integration' }

const record = (values: Record<string, string | null>) => ({
  ...{ foreignId: 'p1', accountForeignId: 'c1', isQuote: false, decisions: [] },
  fields: Object.entries(values).map(([field, value]) => ({ field, value })),
})

describe('policies of another system', () => {
  it('are brought by the product alone', async () => {
    const document = 'mutation ($input: SyncedPoliciesInput!) { applySyncedPolicies(input: $input) { outcome } }'
    const failure = await subgraph.failure(document, {
      input: { source: 'AMS_NOWCERTS', systemName: 'Momentum', records: [] },
    })
    expect(failure).toMatchObject({
      extensions: {
        validationErrors: [{ path: 'source', message: 'Only an integration brings records in this way.' }],
      },
    })
  })

  it('have carriers, which the agency has once by name', async () => {
    await subgraph.carrier('Harbor Mutual')
    const apply = `mutation ($input: SyncedCarriersInput!) { applySyncedCarriers(input: $input) { outcome recordId reason } }`
    const records = [
      { foreignId: 'a', name: 'HARBOR MUTUAL', isBroker: false },
      { foreignId: 'b', name: 'Wholesale House', isBroker: true },
      { foreignId: 'c', name: '!!!', isBroker: false },
    ]
    const sent = { input: { source: 'AMS_NOWCERTS', records } }
    const first = await subgraph.ask<{ applySyncedCarriers: { outcome: string; reason: string | null }[] }>(
      job,
      apply,
      sent,
    )
    expect(first.data?.applySyncedCarriers.map(({ outcome }) => outcome)).toEqual(['MATCHED', 'CREATED', 'SKIPPED'])
    expect(first.data?.applySyncedCarriers[2]?.reason).toBe('“!!!” can’t be the name of a company.')
    const second = await subgraph.ask<{ applySyncedCarriers: { outcome: string }[] }>(job, apply, sent)
    expect(second.data?.applySyncedCarriers.map(({ outcome }) => outcome)).toEqual([
      'UNCHANGED',
      'UNCHANGED',
      'SKIPPED',
    ])
  })
})

describe('a policy there', () => {
  it('is read by the rules of the form', () => {
    const { values, notes } = valuesThere(
      record({
        TYPE: 'GL',
        CARRIER: 'Harbor Mutual',
        PREMIUM: '1200.5',
        INFORCE_AT: '2026-01-01',
        BILLING_TYPE: 'DIRECT',
      }),
    )
    expect(Object.fromEntries(values)).toEqual({
      ...{ STAGE: 'BOUND', TYPE: 'GENERAL_LIABILITY', CARRIER: 'Harbor Mutual', PREMIUM: '120050' },
      ...{ INFORCE_AT: '2026-01-01', BILLING_TYPE: 'DIRECT' },
    })
    expect(notes).toEqual([])
  })

  it('says what could not be taken', () => {
    const { values, notes } = valuesThere(
      record({ TYPE: 'Pet Trust', CARRIER: '', PREMIUM: 'a lot', EXPIRES_AT: 'soon' }),
    )
    expect(Object.fromEntries(values)).toEqual({ STAGE: 'BOUND', TYPE: 'OTHER' })
    expect(notes).toEqual([
      'Coverdesk has no type “Pet Trust”, so it is Other.',
      'It has no carrier there.',
      '“a lot” can’t be its premium.',
      '“soon” can’t be its expiration date.',
    ])
  })

  it('is the one with its number in its term; of another term it is a renewal', () => {
    const there = new Map([
      ['POLICY_NUMBER', 'GL-42'],
      ['INFORCE_AT', '2026-01-01'],
      ['TYPE', 'GENERAL_LIABILITY'],
    ])
    const policy = (policyNumber: string | null, inforceAt: string) =>
      ({ policyNumber, inforceAt, type: 'GENERAL_LIABILITY' }) as Parameters<typeof matchPolicy>[1][number]
    const [same, former, unnumbered] = [
      policy('gl 42', '2026-01-01'),
      policy('GL-42', '2025-01-01'),
      policy(null, '2026-01-01'),
    ]
    expect(matchPolicy(there, [same, former]).sure).toBe(same)
    expect(matchPolicy(there, [former])).toEqual({ sure: null, candidates: [] })
    expect(matchPolicy(there, [unnumbered])).toEqual({ sure: null, candidates: [unnumbered] })
  })
})
