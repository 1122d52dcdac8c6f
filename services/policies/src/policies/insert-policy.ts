import type { CallContext } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { storedChanges } from '../history/policy-changes.ts'
import { recordPolicyEvents } from '../history/record-event.ts'
import { BusinessPolicy } from '../models/policy.model.ts'
import type { Day } from '../rules/days.ts'
import type { Situation } from '../rules/policy-state.ts'
import { policyFields } from './policy-fields.ts'
import type { AccountCopy, PolicyFacts, PolicyRecord } from './policy-record.ts'

export interface NewPolicy {
  facts: PolicyFacts
  surroundings: { account: AccountCopy; carrierName: string | null; today: Day }
  situation: Situation
  kind: 'CREATED' | 'CREATED_BY_RENEWAL'
}

/** Stores a new policy, and that it was created. Inside of a mutation. */
export async function insertPolicy(context: Pick<CallContext, 'userId'>, policy: NewPolicy): Promise<PolicyRecord> {
  const [inserted] = await insertPolicies(context, [policy])
  if (!inserted) throw new Error('A policy that was just stored is not there.')
  return inserted
}

/** The same for many, with two questions to the database. */
export async function insertPolicies(
  { userId }: Pick<CallContext, 'userId'>,
  policies: readonly NewPolicy[],
): Promise<PolicyRecord[]> {
  const drafts = policies.map(({ facts, surroundings, situation }) => ({
    _id: new Types.ObjectId(),
    ...policyFields(facts, surroundings, situation),
  }))
  const inserted = (await BusinessPolicy.insertMany(drafts)).map(document => document.toObject() as PolicyRecord)
  await recordPolicyEvents(
    inserted.map((policy, index) => ({
      policyId: policy._id,
      kind: policies[index]?.kind ?? 'CREATED',
      version: policy.version,
      userId: userId ?? null,
      stored: storedChanges(null, policy),
    })),
  )
  return inserted
}
