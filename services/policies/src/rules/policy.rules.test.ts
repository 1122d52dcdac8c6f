import { CoverdeskError, parseInput } from '@coverdesk/kit'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { noDetails } from '../policies/policy-details.ts'
import { cancelPolicyInput, reinstatePolicyInput } from './cancellation.rules.ts'
import { withDetails } from './details.rules.ts'
import { createPoliciesInput, updatePolicyInput } from './policy.rules.ts'
import { wrongCancellation, wrongDates } from './policy-checks.ts'

const policy = { type: 'CYBER', carrierId: 'c' }
const wrong = (schema: z.ZodType, input: unknown): unknown => {
  try {
    parseInput(schema, input)
  } catch (error) {
    if (error instanceof CoverdeskError) return error.extensions['validationErrors']
    throw error
  }
  return []
}
const wrongPolicy = (given: object) =>
  wrong(createPoliciesInput, { accountId: 'a', policies: [{ ...policy, ...given }] })

describe('a new policy', () => {
  it('needs an account, a type and a carrier', () => {
    expect(wrong(createPoliciesInput, { policies: [{}] })).toEqual([
      { path: 'accountId', message: 'Choose an account.' },
      { path: 'policies.0.type', message: 'Choose the type of the policy.' },
      { path: 'policies.0.carrierId', message: 'Choose the carrier.' },
    ])
    expect(wrong(createPoliciesInput, { accountId: 'a', policies: [] })).toEqual([
      { path: 'policies', message: 'Add a policy.' },
    ])
  })

  it('names wrong dates beside what else is wrong', () => {
    const dates = { issuedAt: '2027-03-01', inforceAt: '2027-02-01', expiresAt: '2027-01-31' }
    expect(wrong(createPoliciesInput, { accountId: 'a', policies: [{ ...dates, type: null, premium: -1 }] })).toEqual([
      { path: 'policies.0.type', message: 'Choose the type of the policy.' },
      { path: 'policies.0.premium', message: amounts },
      { path: 'policies.0.carrierId', message: 'Choose the carrier.' },
      { path: 'policies.0.expiresAt', message: 'Enter a day after the policy begins, which is Feb 1, 2027.' },
      { path: 'policies.0.issuedAt', message: 'Enter a day before the policy expires, which is Jan 31, 2027.' },
    ])
  })

  const amounts = 'Enter an amount from $0.00 to $10,000,000,000.00.'
  const rates = 'Enter a commission rate from 0 to 100 percent with up to two decimals, such as 12.5%.'
  const days = 'Enter a day such as 2027-01-31.'
  it.each([
    [{ premium: -1 }, 'premium', amounts],
    [{ premium: 1_000_000_000_001 }, 'premium', amounts],
    [{ taxes: 0.5 }, 'taxes', amounts],
    [{ minimumEarnedPremium: -1 }, 'minimumEarnedPremium', amounts],
    [{ commissionRate: 1.01 }, 'commissionRate', rates],
    [{ commissionRate: -0.01 }, 'commissionRate', rates],
    [{ commissionRate: 0.12345 }, 'commissionRate', rates],
    [{ expiresAt: '2027-02-30' }, 'expiresAt', days],
    [{ inforceAt: '0001-01-01' }, 'inforceAt', days],
    [{ policyNumber: 'x'.repeat(101) }, 'policyNumber', 'Use at most 100 characters.'],
    [{ details: { summary: 'x'.repeat(4001) } }, 'details.summary', 'Use at most 4,000 characters.'],
    [{ details: { limits: { glAggregateLimit: -1 } } }, 'details.limits.glAggregateLimit', amounts],
    [{ details: { extraLimits: [{ name: 'Hired auto' }] } }, 'details.extraLimits.0.limit', amounts],
    [
      { details: { insured: { name: 'X', address: { city: 'Y' } } } },
      'details.insured.address.line1',
      'Enter the street address.',
    ],
    [
      { details: { coverageDescriptions: [{ description: 'x' }] } },
      'details.coverageDescriptions.0.title',
      'Enter a title.',
    ],
  ])('is refused with %j at its field', (given, path, message) => {
    expect(wrongPolicy(given)).toContainEqual({ path: `policies.0.${path}`, message })
  })

  it('is stored with tidy texts and exact rates', () => {
    const { policies } = parseInput(createPoliciesInput, {
      accountId: 'a',
      policies: [{ ...policy, policyNumber: '  BOP  7 ', commissionRate: 0.1 + 0.0234, premium: null, issuedAt: '' }],
    })
    expect(policies[0]).toMatchObject({ policyNumber: 'BOP 7', commissionRate: 0.1234, premium: 0, issuedAt: null })
  })
})

describe('a change', () => {
  it('leaves out what is left out, and empties what is null', () => {
    expect(parseInput(updatePolicyInput, {})).toEqual({})
    const emptied = {
      market: null,
      brokerId: null,
      quoteNumber: '',
      premium: null,
      commissionRate: null,
      contactIds: null,
    }
    expect(parseInput(updatePolicyInput, emptied)).toEqual({
      ...emptied,
      quoteNumber: null,
      premium: 0,
      contactIds: [],
    })
  })

  it('keeps the parts of the coverage that it does not name', () => {
    const current = { ...noDetails, summary: 'All of it', limits: { glAggregateLimit: 1, glPerOccurrenceLimit: 2 } }
    const details = parseInput(updatePolicyInput, {
      details: { limits: { glAggregateLimit: null, cyberAggregateLimit: 3 }, insured: { name: ' ', address: null } },
    }).details
    expect(withDetails(current, details)).toEqual({
      ...noDetails,
      summary: 'All of it',
      limits: { glPerOccurrenceLimit: 2, cyberAggregateLimit: 3 },
    })
    expect(withDetails(current, parseInput(updatePolicyInput, { details: { limits: null } }).details).limits).toEqual(
      {},
    )
    expect(withDetails(current, undefined)).toBe(current)
  })
})

describe('days', () => {
  const dates = {
    issuedAt: null,
    inforceAt: '2026-06-01',
    expiresAt: '2027-06-01',
    cancellation: null,
    reinstatement: null,
  }
  const cancellation = { effectiveAt: '2026-12-01' } as never

  it('follow each other', () => {
    expect(wrongDates(dates)).toEqual([])
    expect(wrongDates({ ...dates, expiresAt: '2026-06-01' })).toEqual([
      { path: 'expiresAt', message: 'Enter a day after the policy begins, which is Jun 1, 2026.' },
    ])
    expect(wrongDates({ ...dates, issuedAt: '2027-06-02' })).toEqual([
      { path: 'issuedAt', message: 'Enter a day before the policy expires, which is Jun 1, 2027.' },
    ])
  })

  it('stay around a cancellation that holds', () => {
    expect(wrongDates({ ...dates, cancellation, inforceAt: '2026-12-02' })).toEqual([
      { path: 'inforceAt', message: 'The policy is canceled from Dec 1, 2026 on. Enter that day or one before.' },
    ])
    expect(wrongDates({ ...dates, cancellation, expiresAt: '2026-11-30' })).toEqual([
      { path: 'expiresAt', message: 'The policy is canceled from Dec 1, 2026 on. Enter that day or one after.' },
    ])
    expect(wrongDates({ ...dates, cancellation, reinstatement: {} as never, expiresAt: '2026-11-30' })).toEqual([])
  })
})

describe('a cancellation', () => {
  it('says who, when and of what kind, and is for nonpayment unless it says why', () => {
    expect(wrong(cancelPolicyInput, {})).toEqual([
      { path: 'canceledBy', message: 'Choose who cancels the policy.' },
      { path: 'effectiveAt', message: 'Enter the day on which the cancellation takes effect.' },
      { path: 'type', message: 'Choose the type of the cancellation.' },
    ])
    const given = { canceledBy: 'CARRIER', effectiveAt: '2026-12-01', type: 'CANCELLATION' }
    expect(parseInput(cancelPolicyInput, given)).toEqual({
      ...given,
      reason: 'INSURED_NONPAYMENT',
      reasonDescription: null,
      returnPremium: null,
      returnCommission: null,
    })
  })

  it('takes effect while the policy covers', () => {
    const term = { inforceAt: '2026-06-01', expiresAt: '2027-06-01' }
    for (const day of ['2026-06-01', '2027-06-01']) expect(wrongCancellation(day, term)).toEqual([])
    expect(wrongCancellation('2026-05-31', term)).toEqual([
      { path: 'effectiveAt', message: 'Enter a day from Jun 1, 2026 on, when the policy begins.' },
    ])
    expect(wrongCancellation('2027-06-02', term)).toEqual([
      { path: 'effectiveAt', message: 'Enter a day until Jun 1, 2027, when the policy expires.' },
    ])
    expect(wrongCancellation('1999-01-01', { inforceAt: null, expiresAt: null })).toEqual([])
  })

  it('may be undone without a word', () => {
    expect(parseInput(reinstatePolicyInput, {})).toEqual({ reasonDescription: null })
  })
})
