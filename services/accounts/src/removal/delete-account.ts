import {
  CoverdeskError,
  closeReferences,
  conflict,
  enqueue,
  findExisting,
  findRecord,
  type Reference,
  removeVersioned,
  reopenReferences,
  type UserCallContext,
} from '@coverdesk/kit'
import { Account, type AccountRecord } from '../accounts/account.model.ts'
import { accountFields } from '../accounts/account.rules.ts'
import type { AccountVersion } from '../accounts/account-contacts.ts'
import { presentAccount } from '../accounts/present-account.ts'
import { stopReissuesOf } from '../certificates/reissue/reissues-of-account.ts'
import { Contact } from '../contact-record/contact.model.ts'
import { contactFields } from '../contact-record/contact.rules.ts'
import { DeletedAccount, type DeletedAccountRecord } from './deleted-account.model.ts'
import { purgeAccountJob } from './purge-account.ts'
import { referencesInWords } from './references-in-words.ts'

/** How long a deleted account can be brought back, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60 * 1000

/** @throws NOT_FOUND, VALIDATION_FAILED while something refers to it, or CONFLICT with the current account */
export async function deleteAccount(
  context: UserCallContext,
  { id, version }: AccountVersion,
): Promise<DeletedAccountRecord> {
  const account = await findExisting(Account, 'account', id)
  if (account.version !== version) throw conflict(await presentAccount(context, account))
  const references = await closeReferences('Account', id)
  if (references.length > 0) throw stillReferred(references)
  const contacts = await contactsOfNoOther(account)
  await removeVersioned(Account, 'account', { id, version }, latest => presentAccount(context, latest))
  await Contact.deleteMany({ _id: { $in: contacts.map(({ _id }) => _id) } })
  await stopReissuesOf(account._id)
  const deletedAt = new Date()
  const purgedAt = new Date(deletedAt.getTime() + keptFor)
  await enqueue(purgeAccountJob, { accountId: id, deletedAt: deletedAt.toISOString() }, { at: purgedAt })
  const deleted = { name: account.details.name, deletedAt, deletedById: context.userId, purgedAt }
  return (await DeletedAccount.insertOne({ _id: account._id, account, contacts, ...deleted })).toObject()
}

/** @throws NOT_FOUND */
export async function restoreAccount(id: string): Promise<AccountRecord> {
  const present = await findRecord(Account, id)
  if (present) return present
  await findExisting(DeletedAccount, 'account', id)
  const deleted = await DeletedAccount.findById(id).select('+account +contacts').lean()
  if (!deleted) throw new Error('A deleted account is gone in the middle of its mutation.')
  const { account, contacts } = deleted
  await Contact.insertMany(
    contacts.map(contact => ({ ...contact, ...contactFields({ ...contact, phone: contact.phone }) })),
  )
  const names = await Contact.find({ _id: { $in: account.contactIds } }, { name: 1 }).lean()
  const fields = accountFields(
    account.details,
    names.map(({ name }) => name),
  )
  await Account.insertMany([{ ...account, ...fields, version: account.version + 1 }])
  await DeletedAccount.deleteOne({ _id: id })
  await reopenReferences('Account', id)
  return findExisting(Account, 'account', id)
}

/** Contacts whom no other account has go along, and come back with it. */
async function contactsOfNoOther({ _id, contactIds }: AccountRecord) {
  const shared = await Account.distinct('contactIds', { _id: { $ne: _id }, contactIds: { $in: contactIds } })
  const own = contactIds.filter(id => !shared.some(other => id.equals(String(other))))
  return Contact.find({ _id: { $in: own } }).lean()
}

const stillReferred = (references: Reference[]) =>
  new CoverdeskError('VALIDATION_FAILED', `${referencesInWords(references)} Move or delete what belongs to it first.`)
