import { noDetails } from '../policies/policy-details.ts'
import type { PolicyFacts } from '../policies/policy-record.ts'

/** A policy of which hardly anything is known. */
export const bareFacts: PolicyFacts = {
  accountId: '67a000000000000000000009',
  contactIds: [],
  type: 'CYBER',
  standing: 'BOUND',
  market: null,
  carrierId: null,
  brokerId: null,
  agencyUserId: null,
  quoteNumber: null,
  policyNumber: null,
  issuedAt: null,
  inforceAt: null,
  expiresAt: null,
  pricing: {
    billingType: null,
    paymentIntervalType: null,
    premium: 0,
    agencyFees: 0,
    brokerFees: 0,
    policyFees: 0,
    otherFees: 0,
    taxes: 0,
    commissionRate: null,
    minimumEarnedPremium: null,
  },
  details: noDetails,
  cancellation: null,
  reinstatement: null,
  previousPolicyIds: [],
  nextPolicyIds: [],
}

export const pendingCancellation: PolicyFacts['cancellation'] = {
  canceledAt: new Date('2026-11-20T12:00:00Z'),
  canceledBy: 'INSURED',
  effectiveAt: '2026-12-24',
  type: 'CANCELLATION',
  reason: 'INSURED_NONPAYMENT',
  reasonDescription: null,
  returnPremium: null,
  returnCommission: null,
}
