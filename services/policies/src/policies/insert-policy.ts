import type { CallContext } from '@coverdesk/kit'
import { storedChanges } from '../history/policy-changes.ts'
import { recordPolicyEvent } from '../history/record-event.ts'
import { BusinessPolicy } from './policy.model.ts'
import { policyFields } from './policy-fields.ts'
import type { AccountCopy, PolicyFacts, PolicyRecord } from './policy-record.ts'
import type { Day } from './rules/days.ts'
import type { Situation } from './rules/policy-state.ts'

interface NewPolicy {
  facts: PolicyFacts
  surroundings: { account: AccountCopy; carrierName: string | null; today: Day }
  situation: Situation
  kind: 'CREATED' | 'CREATED_BY_RENEWAL'
}

/** Stores a new policy, and that it was created. Inside of a mutation. */
export async function insertPolicy(
  { userId }: CallContext,
  { facts, surroundings, situation, kind }: NewPolicy,
): Promise<PolicyRecord> {
  const inserted = await BusinessPolicy.insertOne(policyFields(facts, surroundings, situation))
  const policy = inserted.toObject() as PolicyRecord
  const stored = storedChanges(null, policy)
  await recordPolicyEvent({ policyId: policy._id, kind, version: policy.version, userId: userId ?? null, stored })
  return policy
}
