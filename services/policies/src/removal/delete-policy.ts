import {
  CoverdeskError,
  closeReferences,
  enqueue,
  findExisting,
  findRecord,
  type Reference,
  removeVersioned,
  reopenReferences,
  type UserCallContext,
} from '@coverdesk/kit'
import type { Types } from 'mongoose'
import { todayOfAgency } from '../calendar/today.ts'
import { carrierOf } from '../carrier-record/find-carriers.ts'
import { storedChanges } from '../history/policy-changes.ts'
import { recordPolicyEvent } from '../history/record-event.ts'
import { DeletedPolicy, type DeletedPolicyRecord } from '../models/deleted-policy.model.ts'
import { BusinessPolicy } from '../models/policy.model.ts'
import { copyOf } from '../policies/create-policies.ts'
import { factsOf, policyFields } from '../policies/policy-fields.ts'
import type { PolicyRecord } from '../policies/policy-record.ts'
import { policiesOf, presentPolicy } from '../policies/present-policy.ts'
import { findAtVersion, type PolicyVersion, saveChange } from '../policies/save-changes.ts'
import { accountOfPolicy } from '../references/account-of-policy.ts'
import { isRenewable, situationOn } from '../rules/policy-state.ts'
import { purgePolicyJob } from './purge-policy.ts'
import { referencesInWords } from './references-in-words.ts'

/** How long a deleted policy can be brought back, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60 * 1000

/** @throws NOT_FOUND, VALIDATION_FAILED where newer policies renew it or something refers to it, or CONFLICT with the current policy */
export async function deletePolicy(context: UserCallContext, at: PolicyVersion): Promise<DeletedPolicyRecord> {
  const policy = await findAtVersion(context, at)
  if (!isRenewable(situationOn(policy, await todayOfAgency()))) {
    throw new CoverdeskError('VALIDATION_FAILED', 'A newer policy renews this one. Delete that one first.')
  }
  const references = await closeReferences('BusinessPolicy', at.id)
  if (references.length > 0) throw stillReferred(references)
  await linkFormer(context, policy, (ids, id) => ids.filter(other => !id.equals(other)))
  await removeVersioned<PolicyRecord>(BusinessPolicy, 'policy', at, latest => presentPolicy(context, latest))
  await recordPolicyEvent({ policyId: policy._id, kind: 'DELETED', version: at.version, userId: context.userId })
  const deletedAt = new Date()
  const purgedAt = new Date(deletedAt.getTime() + keptFor)
  await enqueue(purgePolicyJob, { policyId: at.id, deletedAt: deletedAt.toISOString() }, { at: purgedAt })
  const deleted = { _id: policy._id, policy, deletedAt, deletedById: context.userId, purgedAt }
  return (await DeletedPolicy.insertOne(deleted)).toObject()
}

/** What is back is back as it was; its dates have gone on meanwhile. @throws NOT_FOUND, also of its account */
export async function restorePolicy(context: UserCallContext, id: string): Promise<PolicyRecord> {
  const present = await findRecord<PolicyRecord>(BusinessPolicy, id)
  if (present) return present
  await findExisting(DeletedPolicy, 'policy', id)
  const deleted = await DeletedPolicy.findById(id).select('+policy').lean<DeletedPolicyRecord>()
  if (!deleted) throw new Error('A deleted policy is gone in the middle of its mutation.')
  const { policy } = deleted
  const today = await todayOfAgency()
  // They may have been merged into others since.
  const carrier = await carrierOf(context, policy.carrierId)
  const broker = await carrierOf(context, policy.brokerId)
  // Its account may have another name by now, or have become another one.
  const account = await accountOfPolicy(policy.accountId)
  const now = {
    accountId: account.id,
    carrierId: carrier?._id ?? policy.carrierId,
    brokerId: broker?._id ?? policy.brokerId,
  }
  const surroundings = { account: copyOf(account), carrierName: carrier?.name ?? null, today }
  const fields = policyFields({ ...factsOf(policy), ...now }, surroundings)
  await BusinessPolicy.insertMany([{ ...policy, ...fields, version: policy.version + 1 }])
  await DeletedPolicy.deleteOne({ _id: id })
  await reopenReferences('BusinessPolicy', id)
  const back = await findExisting<PolicyRecord>(BusinessPolicy, 'policy', id)
  const stored = storedChanges(policy, back)
  const { _id: policyId, version } = back
  await recordPolicyEvent({ policyId, kind: 'RESTORED', version, userId: context.userId, stored })
  await linkFormer(context, back, (ids, own) => [...ids, own])
  return back
}

/** A policy that it renews is renewed no longer, or again. */
async function linkFormer(
  context: UserCallContext,
  { _id, previousPolicyIds }: PolicyRecord,
  link: (ids: Types.ObjectId[], id: Types.ObjectId) => Types.ObjectId[],
) {
  const today = await todayOfAgency()
  for (const former of await policiesOf(context, previousPolicyIds)) {
    const facts = { nextPolicyIds: link(former.nextPolicyIds, _id) }
    const situation = situationOn({ ...former, ...facts }, today)
    await saveChange(context, former, { facts, situation, today, kind: 'UPDATED' })
  }
}

const stillReferred = (references: readonly Reference[]) =>
  new CoverdeskError(
    'VALIDATION_FAILED',
    `${referencesInWords(references)} Resolve what is open, or link it to another policy, first.`,
  )
