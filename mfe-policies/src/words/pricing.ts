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

/** Commission rate times premium, to the cent; NaN without a rate (specification 2 §5). */
export const commissionOf = ({ premium, commissionRate }: PriceParts): number =>
  Number.isFinite(commissionRate) ? Math.round(commissionRate * sum(premium)) : Number.NaN
