import { closeReferences, type ImportRow, type RowOf } from '@coverdesk/kit'
import { BusinessPolicy } from '../models/policy.model.ts'
import { PolicyEvent, type PolicyEventKind } from '../models/policy-event.model.ts'
import { PolicyFile } from '../models/policy-file.model.ts'
import type { PolicyRecord } from '../policies/policy-record.ts'
import { referencesInWords } from '../removal/references-in-words.ts'
import { certifiedPolicies } from './certified-policies.ts'
import type { KeptOfPolicy } from './kept-of-policy.ts'

type CreatedRow = RowOf<KeptOfPolicy>

/**
 * Removes the policies that no one has touched since, with their histories. Companies that were added stay: people may
 * have chosen them elsewhere by now.
 * @returns why the others stay
 */
export async function removePolicies(created: readonly CreatedRow[]): Promise<ReadonlyMap<ImportRow, string>> {
  const reasons = await reasonsToKeep(created)
  const removable = created.flatMap(row => (!reasons.has(row) && row.policyId) || [])
  await BusinessPolicy.deleteMany({ _id: { $in: removable } })
  await PolicyEvent.deleteMany({ policyId: { $in: removable } })
  return reasons
}

/** What happens to a policy without anybody. */
const untouched: PolicyEventKind[] = ['CREATED', 'STATE_CHANGED']

async function reasonsToKeep(created: readonly CreatedRow[]): Promise<Map<ImportRow, string>> {
  const ids = created.flatMap(({ policyId }) => policyId ?? [])
  const policies = await BusinessPolicy.find({ _id: { $in: ids } }, { nextPolicyIds: 1 }).lean<PolicyRecord[]>()
  const filed = new Set((await PolicyFile.distinct('policyId', { policyId: { $in: ids } })).map(String))
  const touched = await PolicyEvent.distinct('policyId', { policyId: { $in: ids }, kind: { $nin: untouched } })
  const [byId, changed] = [new Map(policies.map(policy => [String(policy._id), policy])), new Set(touched.map(String))]
  const certified = await certifiedPolicies(policies.map(({ _id }) => String(_id)))
  const reasons = new Map<ImportRow, string>()
  for (const row of created) {
    const id = String(row.policyId)
    const policy = byId.get(id)
    if (!policy) reasons.set(row, 'It was deleted since.')
    else if (policy.nextPolicyIds.length > 0) reasons.set(row, 'A newer policy renews it.')
    else if (filed.has(id)) reasons.set(row, 'It has documents.')
    else if (certified.has(id)) reasons.set(row, 'A certificate names it.')
    else if (changed.has(id)) reasons.set(row, 'It was changed since.')
    else {
      const references = await closeReferences('BusinessPolicy', id)
      if (references.length > 0) reasons.set(row, referencesInWords(references))
    }
  }
  return reasons
}
