import { fold, insertMissing, inTenantScope, todayIn } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { BusinessPolicy } from '../models/policy.model.ts'
import { noDetails } from '../policies/policy-details.ts'
import { policyFields } from '../policies/policy-fields.ts'
import type { PolicyFacts, PolicyRecord } from '../policies/policy-record.ts'

const facts: PolicyFacts = {
  accountId: '67a000000000000000000000',
  contactIds: [],
  type: 'GENERAL_LIABILITY',
  standing: 'BOUND',
  market: null,
  carrierId: null,
  brokerId: null,
  agencyUserId: null,
  quoteNumber: null,
  policyNumber: null,
  issuedAt: null,
  inforceAt: '2020-01-01',
  expiresAt: '2099-01-01',
  pricing: {
    ...{ billingType: 'DIRECT', paymentIntervalType: 'ANNUAL', commissionRate: null, minimumEarnedPremium: null },
    ...{ premium: 100_000, agencyFees: 0, brokerFees: 0, policyFees: 0, otherFees: 0, taxes: 0 },
  },
  details: noDetails,
  cancellation: null,
  reinstatement: null,
  previousPolicyIds: [],
  nextPolicyIds: [],
}

/** Stores a policy as it is on a day, past the forms. */
export async function storedPolicy(
  agencyId: string,
  given: Partial<PolicyFacts> = {},
  { name = 'Bayview Marine', today = todayIn('America/Los_Angeles') }: { name?: string; today?: string } = {},
): Promise<PolicyRecord> {
  const account = { name, sortName: fold(name), email: 'ops@bayview.example', contactIds: [] }
  const fields = policyFields({ ...facts, ...given }, { account, carrierName: null, today })
  const policy = { _id: new Types.ObjectId(), version: 1, createdAt: new Date(), updatedAt: new Date(), ...fields }
  await inTenantScope(agencyId, () => insertMissing(BusinessPolicy, [policy]))
  return policy
}

/** The policy as it is stored now. */
export const policyNow = (agencyId: string, { _id }: Pick<PolicyRecord, '_id'>): Promise<PolicyRecord> =>
  inTenantScope(agencyId, () => BusinessPolicy.findById(_id).select('+words').orFail().lean<PolicyRecord>())
