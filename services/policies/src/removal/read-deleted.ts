import { findExisting, findPage, notFound, type Page, type PageArguments } from '@coverdesk/kit'
import { DeletedPolicy, type DeletedPolicyRecord } from '../models/deleted-policy.model.ts'
import type { PolicyRecord } from '../policies/policy-record.ts'

/** A deleted policy with what is told of it. */
export interface DeletedPolicySummary extends Omit<DeletedPolicyRecord, 'policy'> {
  policy: Pick<PolicyRecord, 'type' | 'policyNumber' | 'account'>
}

/** The last deleted first. */
export async function listDeleted(page: PageArguments): Promise<Page<DeletedPolicySummary>> {
  const found = await findPage(DeletedPolicy, {}, { field: 'deletedAt', direction: -1 }, page)
  return { ...found, items: await summariesOf(found.items) }
}

/** @throws NOT_FOUND */
export async function findDeleted(id: string): Promise<DeletedPolicySummary> {
  const [deleted] = await summariesOf([await findExisting(DeletedPolicy, 'policy', id)])
  if (!deleted) throw notFound('policy')
  return deleted
}

/** The policies themselves are not read: they wait until they come back. One that has come back meanwhile is left out. */
async function summariesOf(deleted: readonly DeletedPolicyRecord[]): Promise<DeletedPolicySummary[]> {
  const told = await DeletedPolicy.find({ _id: { $in: deleted.map(({ _id }) => _id) } })
    .select(['policy.type', 'policy.policyNumber', 'policy.account.name'])
    .lean<DeletedPolicySummary[]>()
  const policies = new Map(told.map(({ _id, policy }) => [String(_id), policy]))
  return deleted.flatMap(record => {
    const policy = policies.get(String(record._id))
    return policy ? [{ ...record, policy }] : []
  })
}
