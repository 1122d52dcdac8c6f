import { type CallContext, yearAfter } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { todayOfAgency } from '../calendar/today.ts'
import { carrierNamesOf } from '../carrier-record/find-carriers.ts'
import { BusinessPolicy } from '../models/policy.model.ts'
import { copyOf, newFacts } from '../policies/create-policies.ts'
import { insertPolicy } from '../policies/insert-policy.ts'
import type { PolicyRecord } from '../policies/policy-record.ts'
import type { PolicyAccount } from '../references/account-of-policy.ts'
import type { PolicyInput } from '../rules/policy.rules.ts'
import { wrongCancellation } from '../rules/policy-checks.ts'
import { begin, cancel, stateByDates } from '../rules/policy-state.ts'
import { accountsThere } from './accounts-there.ts'
import { Companies } from './companies.ts'
import { matchPolicy, presentCandidates } from './match-policy.ts'
import { cancellationThere, policyWith, savePolicy } from './policy-change.ts'
import { mergePolicy, nameOf, valuesOfPolicy } from './policy-sides.ts'
import { resultOf, type SyncResult } from './sync-result.ts'
import type { SyncedPoliciesInput, SyncedPolicyInput } from './synced-policy.rules.ts'
import { SyncedPolicyRecord, type SyncedRecord } from './synced-record.model.ts'
import { type ValuesThere, valuesThere } from './values-there.ts'

interface SyncWork {
  context: CallContext
  source: string
  systemName: string
  isDry: boolean
  today: string
  links: ReadonlyMap<string, SyncedRecord>
  /** By the ids of their clients there. */
  accounts: ReadonlyMap<string, PolicyAccount>
  /** Linked ones by id, and those of the accounts that no record there is yet. */
  policies: ReadonlyMap<string, PolicyRecord>
  unlinked: PolicyRecord[]
  names: ReadonlyMap<string, string>
  companies: Companies
}

/** Compares policies of another system with those here, and stores what follows, unless it is a preview. */
export async function syncPolicies(
  context: CallContext,
  input: SyncedPoliciesInput,
  { isDry }: { isDry: boolean },
): Promise<SyncResult[]> {
  const work = await beginWork(context, input, isDry)
  const results: SyncResult[] = []
  for (const record of input.records) results.push(await syncPolicy(work, record))
  return results
}

async function beginWork(context: CallContext, input: SyncedPoliciesInput, isDry: boolean): Promise<SyncWork> {
  const { source, systemName, records, takenIds: matchedIds } = input
  const foreignId = { $in: records.map(record => record.foreignId) }
  const found = await SyncedPolicyRecord.find({ source, recordType: 'POLICY', foreignId } as never).lean<
    SyncedRecord[]
  >()
  const links = new Map(found.map(link => [link.foreignId, link]))
  const accounts = await accountsThere(
    source,
    records.map(({ accountForeignId }) => accountForeignId),
  )
  const ids = [...found.map(({ recordId }) => recordId), ...records.flatMap(({ linkTo }) => idsIn(linkTo))]
  const matchedAccountIds = isDry ? records.flatMap(({ matchedAccountId }) => matchedAccountId ?? []) : []
  const accountIds = [...new Set([...[...accounts.values()].map(({ id }) => id), ...matchedAccountIds])]
  const policies = await BusinessPolicy.find({
    $or: [{ _id: { $in: ids } }, { accountId: { $in: accountIds } }],
  } as never).lean<PolicyRecord[]>()
  const taken = await SyncedPolicyRecord.distinct('recordId', {
    ...{ source, recordType: 'POLICY' },
    recordId: { $in: policies.map(({ _id }) => _id) },
  } as never)
  const takenIds = new Set([...taken.map(String), ...matchedIds])
  return {
    ...{ context, source, systemName, isDry, links, accounts },
    today: await todayOfAgency(),
    policies: new Map(policies.map(policy => [String(policy._id), policy])),
    unlinked: policies.filter(({ _id }) => !takenIds.has(String(_id))),
    names: await carrierNamesOf(policies.flatMap(({ carrierId, brokerId }) => [carrierId, brokerId]).filter(Boolean)),
    companies: new Companies(),
  }
}

const idsIn = (id: string | null | undefined) => (id && Types.ObjectId.isValid(id) ? [new Types.ObjectId(id)] : [])

async function syncPolicy(work: SyncWork, record: SyncedPolicyInput): Promise<SyncResult> {
  const there = valuesThere(record)
  const link = work.links.get(record.foreignId)
  if (link) {
    const policy = work.policies.get(String(link.recordId))
    if (policy) return changePolicy(work, record, there, policy)
    return skipped(record, there, 'It was deleted in Coverdesk, so it stays out.')
  }
  const account = work.accounts.get(record.accountForeignId)
  const planned = work.isDry ? record : null
  const type = account?.type ?? planned?.newAccountType
  const ownerId = account?.id ?? planned?.matchedAccountId
  if (!type) {
    const reason = 'Its client is not in Coverdesk. It follows once the client is.'
    return { ...skipped(record, there, reason), isWithoutAccount: true }
  }
  if (type !== 'BUSINESS') return skipped(record, there, 'Personal policies are not supported yet.')
  const chosen = record.choice === 'LINK' ? work.policies.get(String(record.linkTo)) : undefined
  if (chosen) return matchedPolicy(work, record, there, chosen)
  if (record.choice !== 'CREATE' && ownerId) {
    const ofAccount = work.unlinked.filter(({ accountId }) => accountId === ownerId)
    const { sure, candidates } = matchPolicy(there.values, ofAccount)
    if (sure) return matchedPolicy(work, record, there, sure)
    if (candidates.length > 0) {
      const shown = presentCandidates(candidates, there.values, work.names)
      return resultOf({ ...aboutOf(record, there), outcome: 'DUPLICATE', candidates: shown })
    }
  }
  return createPolicy(work, record, there, account)
}

/** From now on the policy is this record, so no other record of the command is. */
function matchedPolicy(work: SyncWork, record: SyncedPolicyInput, there: ValuesThere, policy: PolicyRecord) {
  work.unlinked = work.unlinked.filter(({ _id }) => !_id.equals(policy._id))
  return changePolicy(work, record, there, policy)
}

const aboutOf = ({ foreignId }: SyncedPolicyInput, { values }: ValuesThere) => ({
  recordType: 'POLICY' as const,
  foreignId,
  name: nameOf(values),
})

const skipped = (record: SyncedPolicyInput, there: ValuesThere, reason: string) =>
  resultOf({ ...aboutOf(record, there), outcome: 'SKIPPED', reason })

/** @param account undefined in a preview that would create or match it, too */
async function createPolicy(
  work: SyncWork,
  record: SyncedPolicyInput,
  there: ValuesThere,
  account: PolicyAccount | undefined,
): Promise<SyncResult> {
  const { values } = there
  const notes = [...there.notes]
  const { today, isDry, systemName } = work
  const carrier = values.get('CARRIER')
  if (!carrier) return skipped(record, there, 'It has no carrier there. A policy needs one.')
  const { facts, refused } = newFacts(null, account?.id ?? '', inputOf(values, record, today), today)
  if (refused[0]) return skipped(record, there, refused[0].message)
  const canceledFrom = values.get('CANCELED_AT')
  const isCancellable = canceledFrom && wrongCancellation(canceledFrom, facts).length === 0
  if (canceledFrom && !isCancellable) notes.push('Its cancellation is outside of its term, so it was left out.')
  const { changes, base } = mergePolicy({ here: null, there: values, base: undefined, decisions: [] })
  const about = {
    ...aboutOf(record, there),
    outcome: 'CREATED' as const,
    fields: changes,
    reason: notes.join(' ') || null,
  }
  if (isDry || !account) return resultOf(about)
  const carrierId = await work.companies.idOf(carrier, 'isCarrier', false)
  const brokerId = await work.companies.idOf(values.get('BROKER') ?? null, 'isBroker', false)
  const cancellation = isCancellable ? cancellationThere(canceledFrom, systemName) : null
  const begun = begin(facts, today)
  const created = await insertPolicy(
    {},
    {
      facts: { ...facts, carrierId, brokerId, cancellation },
      surroundings: { account: copyOf(account), carrierName: carrier, today },
      situation: cancellation ? cancel(begun, cancellation, today) : begun,
      kind: 'CREATED',
    },
  )
  await keepLink(work, record, created._id, base)
  return resultOf({ ...about, recordId: String(created._id), version: created.version })
}

/** As the form would send it. What the other system bound is bound. */
function inputOf(values: ValuesThere['values'], { isQuote }: SyncedPolicyInput, today: string) {
  const inforceAt = values.get('INFORCE_AT') ?? null
  const expiresAt = values.get('EXPIRES_AT') ?? (inforceAt ? yearAfter(inforceAt) : null)
  return {
    type: values.get('TYPE') ?? 'OTHER',
    state: isQuote ? 'BINDING' : stateByDates({ inforceAt, expiresAt }, today),
    quoteNumber: values.get('QUOTE_NUMBER'),
    policyNumber: values.get('POLICY_NUMBER'),
    issuedAt: values.get('ISSUED_AT'),
    inforceAt,
    expiresAt,
    billingType: values.get('BILLING_TYPE'),
    premium: Number(values.get('PREMIUM') ?? 0),
  } as PolicyInput
}

async function changePolicy(
  work: SyncWork,
  record: SyncedPolicyInput,
  there: ValuesThere,
  policy: PolicyRecord,
): Promise<SyncResult> {
  const { context, systemName, today, isDry } = work
  const link = work.links.get(record.foreignId)
  const here = valuesOfPolicy(policy, work.names)
  const { taken, changes, base, hasConflict } = mergePolicy({
    here,
    there: there.values,
    base: link?.base,
    decisions: record.decisions,
  })
  let { version } = policy
  if (taken.size > 0) {
    const changed = await policyWith(policy, taken, isDry ? noCompanies : work.companies, { systemName, today })
    if ('wrong' in changed) return skipped(record, there, changed.wrong)
    version += 1
    const change = { reason: `Synced from ${systemName}.`, today }
    if (!isDry) await savePolicy(context, policy, changed, taken, change)
  }
  if (!isDry) await keepLink(work, record, policy._id, base)
  return resultOf({
    ...{ recordType: 'POLICY', foreignId: record.foreignId, name: nameOf(here), recordId: String(policy._id), version },
    outcome: link ? (taken.size > 0 ? 'CHANGED' : hasConflict ? 'CONFLICT' : 'UNCHANGED') : 'MATCHED',
    fields: changes,
    reason: there.notes.join(' ') || null,
  })
}

/** For a preview, which adds none. */
const noCompanies = { idOf: async () => null } as unknown as Companies

async function keepLink(
  { links, source }: SyncWork,
  { foreignId }: SyncedPolicyInput,
  recordId: Types.ObjectId,
  base: SyncedRecord['base'],
): Promise<void> {
  const known = links.get(foreignId)
  if (!known) {
    await SyncedPolicyRecord.insertOne({ source, recordType: 'POLICY', foreignId, recordId, base })
    return
  }
  const kept = { ...known.base, ...base }
  if (JSON.stringify(kept) === JSON.stringify(known.base)) return
  await SyncedPolicyRecord.updateOne({ _id: known._id }, { $set: { base: kept } })
}
