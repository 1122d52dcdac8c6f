import { type CallContext, conflict, findExisting, updateVersioned } from '@coverdesk/kit'
import { type Names, readableChanges, storedChanges } from '../history/policy-changes.ts'
import { recordPolicyEvent } from '../history/record-event.ts'
import { BusinessPolicy } from '../models/policy.model.ts'
import type { PolicyEventKind } from '../models/policy-event.model.ts'
import type { Day } from '../rules/days.ts'
import { keptOf, type Situation } from '../rules/policy-state.ts'
import { namesIn } from './policy-names.ts'
import type { PolicyFacts, PolicyRecord } from './policy-record.ts'
import { presentPolicy } from './present-policy.ts'

/** A policy and the version that a change was made from. */
export interface PolicyVersion {
  id: string
  version: number
}

/** Found before anything is judged, so that who was second hears of the first one, not of a rule. @throws NOT_FOUND, CONFLICT */
export async function findAtVersion(context: CallContext, { id, version }: PolicyVersion): Promise<PolicyRecord> {
  const policy = await findExisting<PolicyRecord>(BusinessPolicy, 'policy', id)
  if (policy.version !== version) throw conflict(await presentPolicy(context, policy))
  return policy
}

interface PolicyChange {
  facts: Partial<PolicyFacts>
  situation: Situation
  today: Day
  /** Given where they are other ones. */
  words?: string[] | undefined
  kind: PolicyEventKind
  reason?: string | null | undefined
  /** Where someone knows them already. */
  names?: Names
}

/** Saves what was changed on top of the version that was read, and tells the history. Inside of a mutation. @throws CONFLICT */
export async function saveChange(
  context: CallContext,
  current: PolicyRecord,
  { facts, situation, today, words, kind, reason, names }: PolicyChange,
): Promise<PolicyRecord> {
  const kept = keptOf(situation, today)
  const changes = { ...facts, ...kept, standing: situation.standing, ...(words && { words }) }
  const at = { id: String(current._id), version: current.version }
  const saved = await updateVersioned<PolicyRecord>(BusinessPolicy, 'policy', at, { $set: changes }, latest =>
    presentPolicy(context, latest),
  )
  const stored = storedChanges(current, saved)
  await recordPolicyEvent({
    policyId: saved._id,
    kind,
    version: saved.version,
    userId: context.userId ?? null,
    reason,
    stored,
    changes: readableChanges(stored, names ?? (await namesIn(saved.accountId, stored))),
  })
  return saved
}
