import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CertificateLine } from '../record/certificate-snapshot.ts'
import { differencesOf } from './differences.ts'

const line: CertificateLine = {
  ...{ policyId: 'old', type: 'GENERAL_LIABILITY', insurerLetter: 'A', insurerName: 'Tallgrass Mutual' },
  ...{ policyNumber: 'GL-1', inforceAt: '2026-01-01', expiresAt: '2027-01-01', additionalInsured: true },
  limits: [
    { label: 'Each occurrence', amount: 100_000_000 },
    { label: 'General aggregate', amount: 200_000_000 },
  ],
}

describe('what a new certificate says otherwise', () => {
  it('are the facts of each policy, in words', () => {
    const now: CertificateLine = {
      ...line,
      ...{ policyId: 'new', policyNumber: null, insurerName: 'Juniper Ridge', additionalInsured: false },
      ...{ inforceAt: '2027-01-01', expiresAt: '2028-01-01' },
      limits: [
        { label: 'Each occurrence', amount: 150_000_050 },
        { label: 'Medical, each person', amount: 1_000_000 },
      ],
    }
    const told = differencesOf(line, now).map(({ kind, label, before, after }) => [kind, label, before, after])
    expect(told).toEqual([
      ['POLICY_NUMBER', 'Policy number', 'GL-1', null],
      ['INSURER', 'Insurer', 'Tallgrass Mutual', 'Juniper Ridge'],
      ['EFFECTIVE', 'Effective', '2026-01-01', '2027-01-01'],
      ['EXPIRATION', 'Expiration', '2027-01-01', '2028-01-01'],
      ['ADDITIONAL_INSURED', 'Additional insured', 'Yes', 'No'],
      ['LIMIT', 'Each occurrence', '$1,000,000', '$1,500,000.50'],
      ['LIMIT', 'Medical, each person', null, '$10,000'],
      ['LIMIT', 'General aggregate', '$2,000,000', null],
    ])
    expect(differencesOf(line, now).every(({ policyId }) => policyId === 'new')).toBe(true)
  })

  it('is the policy itself where nothing takes its place', () => {
    expect(differencesOf(line, undefined)).toEqual([
      {
        ...{ kind: 'LINE_REMOVED', type: 'GENERAL_LIABILITY', policyId: 'old', label: 'Policy' },
        ...{ before: 'General Liability GL-1', after: null },
      },
    ])
  })

  it('is nothing where only the insurer’s letter moves', () => {
    expect(differencesOf(line, { ...line, policyId: 'new', insurerLetter: 'B' })).toEqual([])
  })
})

const text = fc.option(fc.constantFrom('One', 'Two'), { nil: null })
const day = fc.option(fc.constantFrom('2026-01-01', '2027-01-01'), { nil: null })
const limit = fc.record({ label: fc.constantFrom('Each occurrence', 'Aggregate', 'Other'), amount: fc.nat(3) })
const anyLine: fc.Arbitrary<CertificateLine> = fc.record({
  ...{ policyId: fc.constantFrom('1', '2'), type: fc.constant('CYBER' as const), insurerLetter: fc.constant(null) },
  ...{ insurerName: text, policyNumber: text, inforceAt: day, expiresAt: day },
  limits: fc.array(limit, { maxLength: 5 }),
  additionalInsured: fc.boolean(),
})

/** A line in the words of its differences to one that says nothing. */
const said = (one: CertificateLine) => {
  const empty = { ...one, insurerName: null, policyNumber: null, inforceAt: null, expiresAt: null, limits: [] }
  const facts = new Map<string, string | null>([['Additional insured 0', one.additionalInsured ? 'Yes' : 'No']])
  for (const { label, after } of differencesOf(empty, one)) {
    let place = 0
    while (facts.has(`${label} ${place}`)) place += 1
    facts.set(`${label} ${place}`, after)
  }
  return facts
}

describe('whatever two lines say', () => {
  it('the differences lead from the one to the other, and back', () => {
    fc.assert(
      fc.property(anyLine, anyLine, (one, other) => {
        const [there, back] = [differencesOf(one, other), differencesOf(other, one)]
        const sorted = (differences: typeof there) =>
          differences.map(({ kind, label, before, after }) => JSON.stringify([kind, label, before, after])).sort()
        const turned = back.map(({ before, after, ...rest }) => ({ ...rest, before: after, after: before }))
        expect(sorted(there)).toEqual(sorted(turned))
        const before = there.filter(difference => difference.before !== null).length
        const after = there.filter(difference => difference.after !== null).length
        const shared = (facts: Map<string, string | null>, others: Map<string, string | null>) =>
          [...facts].filter(([fact, value]) => others.get(fact) === value).length
        const [these, those] = [said(one), said(other)]
        expect(before).toBe(these.size - shared(these, those))
        expect(after).toBe(those.size - shared(those, these))
      }),
    )
  })

  it('there are none exactly where both say the same', () => {
    fc.assert(
      fc.property(anyLine, one => {
        expect(differencesOf(one, { ...one, limits: [...one.limits] })).toEqual([])
        expect(differencesOf(one, { ...one, policyNumber: `${one.policyNumber}.` })).toHaveLength(1)
      }),
    )
  })
})
