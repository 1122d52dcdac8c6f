import type { PolicyPricing } from '../policies/policy-record.ts'

type Parts = Pick<PolicyPricing, 'premium' | 'taxes' | 'agencyFees' | 'brokerFees' | 'policyFees' | 'otherFees'>

/** Premium, taxes and all fees, in cents. */
export const totalOf = ({ premium, taxes, agencyFees, brokerFees, policyFees, otherFees }: Parts): number =>
  premium + taxes + agencyFees + brokerFees + policyFees + otherFees

const parts = 1_000_000

/** Hundredths of a percent are shown, and nothing finer is taken (ADR 0059); 0.07 times 10,000 is 700.0000000000001. */
export const isWholeRate = (rate: number): boolean => Math.abs(rate * 10_000 - Math.round(rate * 10_000)) < 1e-6

/** Rates from before ADR 0059 are exact to the millionth: 12.3456 percent is 0.123456. */
export const keptRate = (rate: number): number => Math.round(rate * parts) / parts

/** Rate times premium, half a cent rounded up. Whole numbers only: 0.07 times 150 is exactly 10.5 cents. */
export function commissionOf({ premium, commissionRate }: Pick<PolicyPricing, 'premium' | 'commissionRate'>) {
  if (commissionRate === null) return null
  const product = BigInt(premium) * BigInt(Math.round(commissionRate * parts))
  return Number((product + BigInt(parts / 2)) / BigInt(parts))
}
