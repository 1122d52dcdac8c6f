/** The parts of a policy's price, in cents; NaN stands for nothing entered. */
export interface PriceParts {
  premium: number
  agencyFees: number
  brokerFees: number
  policyFees: number
  otherFees: number
  taxes: number
  /** A fraction. */
  commissionRate: number
}

const sum = (...parts: number[]) => parts.reduce((total, part) => (Number.isFinite(part) ? total + part : total), 0)

/** Premium plus taxes plus agency, broker, policy and other fees (specification 2 §5). */
export const totalOf = ({ premium, taxes, agencyFees, brokerFees, policyFees, otherFees }: PriceParts): number =>
  sum(premium, taxes, agencyFees, brokerFees, policyFees, otherFees)

const parts = 1_000_000

/**
 * Commission rate times premium, half a cent rounded up as the server does; NaN without a rate (specification 2 §5). Whole numbers
 * only: 0.145 times 100 is 14.499999999999998.
 */
export function commissionOf({ premium, commissionRate }: PriceParts): number {
  if (!Number.isFinite(commissionRate)) return Number.NaN
  const product = BigInt(sum(premium)) * BigInt(Math.round(commissionRate * parts))
  return Number((product + BigInt(parts / 2)) / BigInt(parts))
}
