import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commissionOf, keptRate, totalOf } from './money.ts'

const cents = fc.integer({ min: 0, max: 1_000_000_000_000 })

describe('the total', () => {
  it('is premium, taxes and all fees to the cent', () => {
    expect(
      totalOf({ premium: 482_000, taxes: 1, agencyFees: 10, brokerFees: 200, policyFees: 3_000, otherFees: 40_000 }),
    ).toBe(525_211)
    const parts = fc.record({
      premium: cents,
      taxes: cents,
      agencyFees: cents,
      brokerFees: cents,
      policyFees: cents,
      otherFees: cents,
    })
    fc.assert(
      fc.property(parts, given => {
        const exact = Object.values(given).reduce((sum, part) => sum + BigInt(part), 0n)
        expect(BigInt(totalOf(given))).toBe(exact)
      }),
    )
  })
})

describe('the estimated commission', () => {
  it.each([
    [150, 0.07, 11],
    [149, 0.07, 10],
    [482_000, 0.125, 60_250],
    [1_005, 0.1, 101],
    [1_004, 0.1, 100],
    [100, 0, 0],
    [1_000_000_000_000, 1, 1_000_000_000_000],
    [1, 0.5, 1],
  ])('of %d cents at %d is %d: half a cent is rounded up', (premium, commissionRate, commission) => {
    expect(commissionOf({ premium, commissionRate })).toBe(commission)
  })

  it('is none without a rate', () => expect(commissionOf({ premium: 100, commissionRate: null })).toBeNull())

  it('is never further than half a cent from rate times premium, and never more than the premium', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 1_000_000 }), (premium, millionths) => {
        const commission = commissionOf({ premium, commissionRate: keptRate(millionths / 1_000_000) }) ?? -1
        const distance = BigInt(commission) * 1_000_000n - BigInt(premium) * BigInt(millionths)
        expect(distance > -500_000n && distance <= 500_000n).toBe(true)
        expect(commission).toBeLessThanOrEqual(premium)
      }),
    )
  })
})
