import { Types } from 'mongoose'
import { Account } from '../accounts/account.model.ts'
import { accountFields } from '../accounts/account.rules.ts'
import { Contact } from '../contact-record/contact.model.ts'
import { contactFields } from '../contact-record/contact.rules.ts'
import { detailsIn } from './duplicates.ts'
import type { KeptOfAccount } from './kept-of-account.ts'
import type { ReadAccount } from './read-row.ts'

/** Stores the accounts of a portion, and their contacts. */
export async function createAccounts(accounts: readonly ReadAccount[]): Promise<KeptOfAccount[]> {
  const drafts = accounts.map(draftOf)
  await Contact.insertMany(drafts.flatMap(({ contact }) => contact ?? []) as never, plain)
  await Account.insertMany(drafts.map(({ account }) => account) as never, plain)
  return drafts.map(({ account, contact }) => ({ accountId: account._id, ...(contact && { contactId: contact._id }) }))
}

/** The rules have checked them: as documents of mongoose they would take twice the time. */
const plain = { lean: true, ignoreUndefined: true }

/** What `createAccount` would store. */
function draftOf(account: ReadAccount) {
  const entered = account.type === 'BUSINESS' ? account.contact : undefined
  const now = new Date()
  const first = { version: 1, createdAt: now, updatedAt: now }
  const contact = entered ? { _id: new Types.ObjectId(), ...contactFields(entered), ...first } : undefined
  return {
    contact,
    account: {
      _id: new Types.ObjectId(),
      type: account.type,
      contactIds: contact ? [contact._id] : [],
      ...accountFields(detailsIn(account), contact ? [contact.name] : []),
      ...first,
    },
  }
}
