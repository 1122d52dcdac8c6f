import type { Day } from '../rules/days.ts'
import { keptOf, type Situation, situationOn } from '../rules/policy-state.ts'
import type { AccountCopy, PolicyFacts, PolicyRecord } from './policy-record.ts'
import { policyWords } from './policy-words.ts'

/** What else is stored of a policy: what follows from its facts. */
interface Surroundings {
  account: AccountCopy
  carrierName: string | null
  today: Day
}

/** A policy as it is stored, from what people (or a seed) say of it. */
export function policyFields(
  facts: PolicyFacts,
  { account, carrierName, today }: Surroundings,
  situation: Situation = situationOn(facts, today),
): Omit<PolicyRecord, '_id' | 'version' | 'createdAt' | 'updatedAt'> {
  return { ...facts, ...keptOf(situation, today), account, words: policyWords(facts, { account, carrierName }) }
}

/** The facts of a policy without what is kept beside them. */
export function factsOf(policy: PolicyFacts): PolicyFacts {
  return {
    accountId: policy.accountId,
    contactIds: policy.contactIds,
    type: policy.type,
    standing: policy.standing,
    market: policy.market,
    carrierId: policy.carrierId,
    brokerId: policy.brokerId,
    agencyUserId: policy.agencyUserId,
    quoteNumber: policy.quoteNumber,
    policyNumber: policy.policyNumber,
    issuedAt: policy.issuedAt,
    inforceAt: policy.inforceAt,
    expiresAt: policy.expiresAt,
    pricing: policy.pricing,
    details: policy.details,
    cancellation: policy.cancellation,
    reinstatement: policy.reinstatement,
    previousPolicyIds: policy.previousPolicyIds,
    nextPolicyIds: policy.nextPolicyIds,
  }
}
