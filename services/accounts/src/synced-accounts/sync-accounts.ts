import { type CallContext, updateVersioned } from '@coverdesk/kit'
import { Account, type AccountRecord } from '../accounts/account.model.ts'
import { accountFields } from '../accounts/account.rules.ts'
import { contactNames } from '../accounts/contact-names.ts'
import { presentAccount } from '../accounts/present-account.ts'
import type { ContactRecord } from '../contact-record/contact.model.ts'
import { contactFields } from '../contact-record/contact.rules.ts'
import { detailsOf, mergeAccount, valuesOfAccount } from './account-sides.ts'
import { matchAccount, presentCandidates } from './match-account.ts'
import { syncContacts } from './sync-contacts.ts'
import { outcomeOf, resultOf, type SyncResult } from './sync-result.ts'
import { beginWork, keepLink, linkKey, newRecord, type SyncWork, storeDrafts } from './sync-work.ts'
import type { SyncedAccountInput, SyncedAccountsInput } from './synced-account.rules.ts'
import type { ValuesThere } from './values-there.ts'

/** Compares clients of another system with the accounts, and stores what follows, unless it is a preview. */
export async function syncAccounts(
  context: CallContext,
  input: SyncedAccountsInput,
  { isDry }: { isDry: boolean },
): Promise<SyncResult[]> {
  const work = await beginWork(input, isDry)
  const results: SyncResult[] = []
  for (const record of input.records) results.push(...(await syncAccount(context, work, record)))
  await storeDrafts(work)
  return results
}

async function syncAccount(context: CallContext, work: SyncWork, record: SyncedAccountInput): Promise<SyncResult[]> {
  const there = work.there.get(record) ?? { values: new Map(), notes: [] }
  const link = work.links.get(linkKey('ACCOUNT', record.foreignId))
  if (link) {
    const account = work.accounts.get(String(link.recordId))
    if (account) return changeAccount(context, work, record, account)
    return [skipped(record, there, 'It was deleted in Coverdesk, so it stays out.')]
  }
  const chosen = record.choice === 'LINK' ? work.accounts.get(String(record.linkTo)) : undefined
  if (chosen) return matchedAccount(context, work, record, chosen)
  if (record.choice !== 'CREATE') {
    const { sure, candidates } = matchAccount(record.type, there.values, work.candidates)
    if (sure) return matchedAccount(context, work, record, sure)
    if (candidates.length > 0) {
      const shown = presentCandidates(candidates, there.values)
      return [resultOf({ ...aboutOf(record, there), outcome: 'DUPLICATE', candidates: shown })]
    }
  }
  return createAccount(work, record, there)
}

/** From now on the account is this record, so no other record of the command is. */
function matchedAccount(context: CallContext, work: SyncWork, record: SyncedAccountInput, account: AccountRecord) {
  work.candidates = work.candidates.filter(({ _id }) => !_id.equals(account._id))
  return changeAccount(context, work, record, account)
}

const aboutOf = ({ foreignId }: SyncedAccountInput, { values }: ValuesThere) => ({
  recordType: 'ACCOUNT' as const,
  foreignId,
  name: values.get('NAME') ?? 'A client without a name',
})

const skipped = (record: SyncedAccountInput, there: ValuesThere, reason: string) =>
  resultOf({ ...aboutOf(record, there), outcome: 'SKIPPED', reason })

async function createAccount(work: SyncWork, record: SyncedAccountInput, there: ValuesThere): Promise<SyncResult[]> {
  const { values, notes } = there
  const missing = [values.get('NAME') ? '' : 'a name', values.get('EMAIL') ? '' : 'an email'].filter(Boolean)
  if (missing.length > 0) {
    const because =
      notes.join(' ') || `It has no ${missing.length > 1 ? 'name and no email' : missing[0]?.slice(2).trim()} there.`
    return [skipped(record, there, `${because} An account needs ${missing.join(' and ')}.`)]
  }
  const { type, foreignId } = record
  const details = detailsOf(type, values)
  const draft = newRecord()
  const accountId = String(draft._id)
  const owner = { id: work.isDry ? '' : accountId, email: details.email, contacts: [] }
  const { results, added } = type === 'BUSINESS' ? await syncContacts(work, record, owner) : { results: [], added: [] }
  // A business without people is its own contact.
  if (type === 'BUSINESS' && added.length === 0) added.push(ownContact(work, details))
  const names = added.map(({ name }) => name)
  work.drafts.accounts.push({
    ...draft,
    type,
    contactIds: added.map(({ _id }) => _id),
    ...accountFields(details, names),
  })
  const { changes, base } = mergeAccount(type, { here: null, there: values, base: undefined, decisions: [] })
  await keepLink(work, { recordType: 'ACCOUNT', foreignId, recordId: draft._id, base })
  const created = resultOf({
    ...aboutOf(record, there),
    outcome: 'CREATED',
    recordId: work.isDry ? null : accountId,
    version: 1,
    fields: changes,
    reason: notes.join(' ') || null,
  })
  return [created, ...results]
}

function ownContact(work: SyncWork, { name, email, phone }: AccountRecord['details']) {
  const draft = { ...newRecord(), ...contactFields({ name, email, phone }) }
  work.drafts.contacts.push(draft)
  return { _id: draft._id, name }
}

async function changeAccount(
  context: CallContext,
  work: SyncWork,
  record: SyncedAccountInput,
  account: AccountRecord,
): Promise<SyncResult[]> {
  const { values, notes } = work.there.get(record) ?? { values: new Map(), notes: [] }
  const link = work.links.get(linkKey('ACCOUNT', record.foreignId))
  const here = valuesOfAccount(account.details)
  const { taken, changes, base, hasConflict } = mergeAccount(account.type, {
    here,
    there: values,
    base: link?.base,
    decisions: record.decisions,
  })
  const accountId = String(account._id)
  const contacts = account.contactIds.flatMap((id): ContactRecord | [] => work.contacts.get(String(id)) ?? [])
  const owner = { id: accountId, email: account.details.email, contacts }
  const { results, added } =
    account.type === 'BUSINESS' ? await syncContacts(work, record, owner) : { results: [], added: [] }
  const isChanged = taken.size > 0 || added.length > 0
  if (isChanged && !work.isDry) {
    await saveAccount(context, account, new Map([...here, ...taken]), added)
  }
  await keepLink(work, { recordType: 'ACCOUNT', foreignId: record.foreignId, recordId: account._id, base })
  const compared = resultOf({
    recordType: 'ACCOUNT',
    foreignId: record.foreignId,
    outcome: outcomeOf(!link, taken.size > 0, hasConflict),
    name: account.details.name,
    recordId: accountId,
    version: isChanged ? account.version + 1 : account.version,
    fields: changes,
    reason: notes.join(' ') || null,
  })
  return [compared, ...results]
}

/** Sets an account to these values. @throws CONFLICT when someone has changed it since it was read */
export async function saveAccount(
  context: CallContext,
  account: AccountRecord,
  values: ReadonlyMap<string, string | null>,
  added: readonly { _id: AccountRecord['_id']; name: string }[] = [],
): Promise<AccountRecord> {
  const contactIds = [...account.contactIds, ...added.map(({ _id }) => _id)]
  const names = [...(await contactNames(account.contactIds)), ...added.map(({ name }) => name)]
  const fields = accountFields(detailsOf(account.type, values), names)
  const at = { id: String(account._id), version: account.version }
  return updateVersioned<AccountRecord>(Account, 'account', at, { $set: { ...fields, contactIds } }, latest =>
    presentAccount(context, latest),
  )
}
