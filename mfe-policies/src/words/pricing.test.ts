import { describe, expect, it } from 'vitest'
import { commissionOf, totalOf } from './pricing'

const price = {
  premium: 482_150,
  taxes: 14_465,
  agencyFees: 5_000,
  brokerFees: 0,
  policyFees: 2_500,
  otherFees: 100,
  commissionRate: 0.125,
}

describe('the price of a policy', () => {
  it('comes to premium, taxes and every fee', () => {
    expect(totalOf(price)).toBe(504_215)
  })

  it('leaves out what no one has entered yet', () => {
    expect(totalOf({ ...price, premium: Number.NaN })).toBe(22_065)
  })

  it('earns the rate of the premium alone, to the cent', () => {
    expect(commissionOf(price)).toBe(60_269)
    expect(commissionOf({ ...price, premium: 100, commissionRate: 0.145 })).toBe(15)
    expect(commissionOf({ ...price, premium: Number.NaN })).toBe(0)
    expect(commissionOf({ ...price, commissionRate: Number.NaN })).toBeNaN()
  })
})
