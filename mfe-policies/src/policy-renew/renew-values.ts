import type { PolicyProfileFragment, RenewBusinessPolicyInput } from '../generated/documents'
import { type PolicyValues, said, valuesOf } from '../policy-form/policy-values'
import { yearAfter } from '../words/agency-day'

/** The policy that follows begins where this one ends, for a year, at its price (specification 2 §9). */
export function renewalOf(policy: PolicyProfileFragment, day: string): PolicyValues {
  const from = policy.expiresAt ?? (policy.inforceAt ? yearAfter(policy.inforceAt) : day)
  return {
    ...valuesOf(policy),
    state: 'BINDING',
    quoteNumber: '',
    issuedAt: '',
    inforceAt: from,
    expiresAt: yearAfter(from),
  }
}

/** What a renewal takes from the form; type, carrier and account are those of the policy that is renewed. */
export function renewInput(values: PolicyValues): RenewBusinessPolicyInput {
  const { state, quoteNumber, policyNumber, issuedAt, inforceAt, expiresAt, billingType, paymentIntervalType } = values
  const { premium, agencyFees, brokerFees, policyFees, otherFees, taxes, commissionRate, minimumEarnedPremium } = values
  return said({
    ...{ state, quoteNumber, policyNumber, issuedAt, inforceAt, expiresAt, billingType, paymentIntervalType },
    ...{ premium, agencyFees, brokerFees, policyFees, otherFees, taxes, commissionRate, minimumEarnedPremium },
  }) as RenewBusinessPolicyInput
}
