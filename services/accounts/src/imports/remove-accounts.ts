import { closeReferences, type ImportRow, type RowOf } from '@coverdesk/kit'
import type { Types } from 'mongoose'
import { Account } from '../accounts/account.model.ts'
import { BusinessApplication } from '../applications/application.model.ts'
import { Contact } from '../contact-record/contact.model.ts'
import { AccountNote } from '../notes/note.model.ts'
import { referencesInWords } from '../removal/references-in-words.ts'
import type { KeptOfAccount } from './kept-of-account.ts'

type CreatedRow = RowOf<KeptOfAccount>

/** Removes the accounts that no one has touched since, and their contacts. @returns why the others stay */
export async function removeAccounts(created: readonly CreatedRow[]): Promise<ReadonlyMap<ImportRow, string>> {
  const reasons = await reasonsToKeep(created)
  const removable = created.filter(row => !reasons.has(row))
  await Account.deleteMany({ _id: { $in: accountIds(removable) } })
  await removeContacts(removable.flatMap(({ contactId }) => contactId ?? []))
  return reasons
}

const accountIds = (rows: readonly CreatedRow[]) => rows.flatMap(({ accountId }) => accountId ?? [])

/** Of accounts that someone has touched since, or that something refers to. To the others nothing refers from now on. */
async function reasonsToKeep(created: readonly CreatedRow[]): Promise<Map<ImportRow, string>> {
  const ids = accountIds(created)
  const [found, noted, applied] = await Promise.all([
    Account.find({ _id: { $in: ids } }, { version: 1 }).lean(),
    AccountNote.distinct('accountId', { accountId: { $in: ids } }),
    BusinessApplication.distinct('accountId', { accountId: { $in: ids } }),
  ])
  const versions = new Map(found.map(({ _id, version }) => [String(_id), version]))
  const [withNotes, withApplication] = [new Set(noted.map(String)), new Set(applied.map(String))]
  const reasons = new Map<ImportRow, string>()
  for (const row of created) {
    const id = String(row.accountId)
    if (!versions.has(id)) reasons.set(row, 'It was deleted or merged since.')
    else if (versions.get(id) !== 1) reasons.set(row, 'It was changed since.')
    else if (withNotes.has(id)) reasons.set(row, 'It has notes.')
    else if (withApplication.has(id)) reasons.set(row, 'It has an application.')
    else {
      const references = await closeReferences('Account', id)
      if (references.length > 0) reasons.set(row, referencesInWords(references))
    }
  }
  return reasons
}

/** A contact that someone has changed, or given to another account, stays. */
export async function removeContacts(ids: readonly Types.ObjectId[]): Promise<void> {
  const used = await Account.find({ contactIds: { $in: ids } }, { contactIds: 1 }).lean()
  const usedIds = new Set(used.flatMap(({ contactIds }) => contactIds.map(String)))
  await Contact.deleteMany({ _id: { $in: ids.filter(id => !usedIds.has(String(id))) }, version: 1 })
}
