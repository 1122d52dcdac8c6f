import type { Types } from 'mongoose'
import type { PolicyFacts, PolicyPricing } from '../policies/policy-record.ts'
import { detailsOf } from './demo-details.ts'
import type { DemoPolicy } from './demo-policy.ts'

const cents = (dollars: number) => Math.round(dollars) * 100

/** The days of one term of a policy. */
export interface DemoTerm {
  /** How many terms came after it. */
  age: number
  inforceAt: string
  expiresAt: string
  /** No one knows the number before it is bound. */
  policyNumber: string
  quoteNumber: string
}

/** Three in a hundred dearer each year, and what goes with a premium. */
function pricingOf({ premium, broker, line }: DemoPolicy, { age }: DemoTerm): PolicyPricing {
  const ofYear = cents(premium * 0.97 ** age)
  const isSurplus = broker !== undefined
  return {
    billingType: isSurplus ? 'AGENCY' : 'DIRECT',
    paymentIntervalType: premium > 50_000 ? 'MONTHLY' : premium > 20_000 ? 'QUARTERLY' : 'ANNUAL',
    premium: ofYear,
    agencyFees: isSurplus ? cents(250) : 0,
    brokerFees: isSurplus ? cents(400) : 0,
    policyFees: line === 'WORKERS_COMPENSATION' ? cents(160) : 0,
    otherFees: line === 'CYBER' ? cents(75) : 0,
    taxes: isSurplus ? Math.round(ofYear * 0.03) : 0,
    commissionRate: premium === 0 ? null : line === 'WORKERS_COMPENSATION' ? 0.08 : isSurplus ? 0.1 : 0.125,
    minimumEarnedPremium: isSurplus ? Math.round(ofYear * 0.25) : null,
  }
}

/** A term of a policy as someone entered it, before it was bound. */
export function factsOfTerm(
  policy: DemoPolicy,
  term: DemoTerm,
  { carrierId, brokerId, agencyUserId }: Pick<PolicyFacts, 'carrierId' | 'brokerId' | 'agencyUserId'>,
  previous: Types.ObjectId | null,
): PolicyFacts {
  const isUnknown = policy.standing === 'UNKNOWN'
  return {
    accountId: policy.account.id,
    contactIds: [policy.account.contactId],
    type: policy.line,
    standing: isUnknown ? 'UNKNOWN' : 'BINDING',
    market: policy.carrier && (policy.broker ? 'EXCESS_AND_SURPLUS' : 'ADMITTED'),
    ...{ carrierId, brokerId, agencyUserId },
    quoteNumber: isUnknown ? null : term.quoteNumber,
    policyNumber: null,
    issuedAt: null,
    inforceAt: isUnknown ? null : term.inforceAt,
    expiresAt: isUnknown ? null : term.expiresAt,
    pricing: pricingOf(policy, term),
    details: detailsOf(policy, term.policyNumber),
    cancellation: null,
    reinstatement: null,
    previousPolicyIds: previous ? [previous] : [],
    nextPolicyIds: [],
  }
}
