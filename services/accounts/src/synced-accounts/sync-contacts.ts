import { fold, updateVersioned } from '@coverdesk/kit'
import { maxContacts } from '../accounts/account-contacts.ts'
import { Contact, type ContactRecord } from '../contact-record/contact.model.ts'
import { type ContactDetails, contactFields } from '../contact-record/contact.rules.ts'
import { presentContact } from '../contact-record/present-contact.ts'
import { renameInAccounts } from '../contacts/save-contact.ts'
import { contactDetailsOf, mergeContact, valuesOfContact } from './account-sides.ts'
import { outcomeOf, resultOf, type SyncResult } from './sync-result.ts'
import { keepLink, linkKey, newRecord, type SyncWork } from './sync-work.ts'
import type { SyncedAccountInput, SyncedContactInput } from './synced-account.rules.ts'

/** The account that contacts belong to, as it is stored or about to be. */
interface OwnerOfContacts {
  id: string
  email: string
  contacts: readonly ContactRecord[]
}

interface SyncedContacts {
  results: SyncResult[]
  /** Those that the account is to get. */
  added: { _id: ContactRecord['_id']; name: string }[]
}

/** Takes the contacts of one account. One that is no longer there stays here. */
export async function syncContacts(
  work: SyncWork,
  record: SyncedAccountInput,
  owner: OwnerOfContacts,
): Promise<SyncedContacts> {
  const synced: SyncedContacts = { results: [], added: [] }
  const linkedIds = record.contacts.map(({ foreignId }) => work.links.get(linkKey('CONTACT', foreignId))?.recordId)
  const takenIds = new Set(linkedIds.map(String))
  for (const contact of record.contacts) {
    const known = knownContact(work, contact, owner, takenIds)
    if (known) takenIds.add(String(known._id))
    if (known) synced.results.push(await changeContact(work, contact, owner, known))
    else if (!work.links.has(linkKey('CONTACT', contact.foreignId))) await createContact(work, contact, owner, synced)
  }
  return synced
}

/** By its id there, else by e-mail address or name among the account's own, each of which is one person there. */
function knownContact(
  work: SyncWork,
  contact: SyncedContactInput,
  owner: OwnerOfContacts,
  takenIds: ReadonlySet<string>,
) {
  const link = work.links.get(linkKey('CONTACT', contact.foreignId))
  if (link) return work.contacts.get(String(link.recordId))
  const values = work.there.get(contact)?.values
  const contacts = owner.contacts.filter(({ _id }) => !takenIds.has(String(_id)))
  const [email, name] = [values?.get('EMAIL')?.toLowerCase(), fold(values?.get('NAME') ?? '')]
  return (
    contacts.find(one => one.email.toLowerCase() === email && one.sortName === name) ??
    contacts.find(one => one.sortName === name)
  )
}

async function changeContact(
  work: SyncWork,
  contact: SyncedContactInput,
  owner: OwnerOfContacts,
  current: ContactRecord,
): Promise<SyncResult> {
  const link = work.links.get(linkKey('CONTACT', contact.foreignId))
  const { values = new Map() } = work.there.get(contact) ?? {}
  const here = valuesOfContact(current)
  const { taken, changes, base, hasConflict } = mergeContact({
    here,
    there: values,
    base: link?.base,
    decisions: contact.decisions,
  })
  let { version } = current
  if (taken.size > 0) {
    version += 1
    if (!work.isDry) await saveContact(current, contactDetailsOf(new Map([...here, ...taken])))
  }
  await keepLink(work, { recordType: 'CONTACT', foreignId: contact.foreignId, recordId: current._id, base })
  return resultOf({
    recordType: 'CONTACT',
    foreignId: contact.foreignId,
    outcome: outcomeOf(!link, taken.size > 0, hasConflict),
    name: current.name,
    recordId: String(current._id),
    accountId: owner.id || null,
    version,
    fields: changes,
  })
}

/** With its name the words change by which its accounts are found. */
export async function saveContact(current: ContactRecord, details: ContactDetails): Promise<ContactRecord> {
  const { phone, ...fields } = contactFields(details)
  const change = phone ? { $set: { ...fields, phone } } : { $set: fields, $unset: { phone: 1 } }
  const at = { id: String(current._id), version: current.version }
  const saved = await updateVersioned<ContactRecord>(Contact, 'contact', at, change, presentContact)
  if (saved.name !== current.name) await renameInAccounts(saved)
  return saved
}

async function createContact(
  work: SyncWork,
  contact: SyncedContactInput,
  owner: OwnerOfContacts,
  synced: SyncedContacts,
): Promise<void> {
  const { foreignId } = contact
  const { values = new Map<string, string | null>() } = work.there.get(contact) ?? {}
  const name = values.get('NAME') ?? ''
  const about = {
    recordType: 'CONTACT' as const,
    foreignId,
    name: name || 'A contact without a name',
    accountId: owner.id || null,
  }
  if (!name) {
    synced.results.push(resultOf({ ...about, outcome: 'SKIPPED', reason: 'It has no name there.' }))
    return
  }
  if (owner.contacts.length + synced.added.length >= maxContacts) {
    const reason = `An account has ${maxContacts} contacts at the most.`
    synced.results.push(resultOf({ ...about, outcome: 'SKIPPED', reason }))
    return
  }
  // A person without an address of their own is reached at the account's.
  const withEmail = new Map([...values, ['EMAIL', values.get('EMAIL') ?? owner.email]])
  const draft = { ...newRecord(), ...contactFields(contactDetailsOf(withEmail)) }
  const { changes, base } = mergeContact({ here: null, there: values, base: undefined, decisions: [] })
  work.drafts.contacts.push(draft)
  await keepLink(work, { recordType: 'CONTACT', foreignId, recordId: draft._id, base })
  synced.added.push({ _id: draft._id, name })
  const recordId = work.isDry ? null : String(draft._id)
  synced.results.push(resultOf({ ...about, outcome: 'CREATED', recordId, version: 1, fields: changes }))
}
