import type { CallContext } from '@coverdesk/kit'
import { isValidObjectId } from 'mongoose'
import { todayOfAgency } from '../calendar/today.ts'
import { removePolicies } from '../imports/remove-policies.ts'
import { BusinessPolicy } from '../models/policy.model.ts'
import type { PolicyRecord } from '../policies/policy-record.ts'
import { Companies } from './companies.ts'
import { policyWith, savePolicy } from './policy-change.ts'
import type { UndonePolicyInput } from './synced-policy.rules.ts'
import { SyncedPolicyRecord } from './synced-record.model.ts'

const changedSince = 'It was changed since.'
const goneSince = 'It was deleted since.'

/** Undoes what a sync did. @returns why the others stay */
export async function undoSyncedPolicies(
  context: CallContext,
  { source, records }: { source: string; records: readonly UndonePolicyInput[] },
) {
  const undone: { foreignId: string; keptBecause: string | null }[] = []
  for (const record of records) {
    undone.push({ foreignId: record.foreignId, keptBecause: await undoPolicy(context, source, record) })
  }
  return undone
}

async function undoPolicy(context: CallContext, source: string, record: UndonePolicyInput): Promise<string | null> {
  const { recordId, version, isCreated } = record
  const policy = isValidObjectId(recordId) ? await BusinessPolicy.findById(recordId).lean<PolicyRecord>() : null
  if (!policy) return goneSince
  if (isCreated) return removePolicy(source, policy)
  if (policy.version !== version) return changedSince
  return restorePolicy(context, policy, record)
}

/** The calendar may have made another version of it, which is no one's work. */
async function removePolicy(source: string, { _id }: PolicyRecord): Promise<string | null> {
  const row = { number: 1, values: [], outcome: 'CREATED' as const, errors: [], policyId: _id }
  const reason = (await removePolicies([row])).get(row)
  if (reason) return reason
  await SyncedPolicyRecord.deleteMany({ source, recordType: 'POLICY', recordId: _id } as never)
  return null
}

async function restorePolicy(
  context: CallContext,
  policy: PolicyRecord,
  { fields }: UndonePolicyInput,
): Promise<string | null> {
  if (fields.length === 0) return null
  const today = await todayOfAgency()
  const former = new Map(fields.map(({ field, value }): [string, string | null] => [field, value]))
  const changed = await policyWith(policy, former, new Companies(), { systemName: 'Coverdesk', today })
  if ('wrong' in changed) return changed.wrong
  await savePolicy(context, policy, changed, former, { reason: 'A sync was undone.', today })
  return null
}
