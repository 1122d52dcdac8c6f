import type { CallContext } from '@coverdesk/kit'
import { isValidObjectId } from 'mongoose'
import { Account, type AccountRecord } from '../accounts/account.model.ts'
import { Contact, type ContactRecord } from '../contact-record/contact.model.ts'
import { removeAccounts, removeContacts } from '../imports/remove-accounts.ts'
import { contactDetailsOf, valuesOfAccount, valuesOfContact } from './account-sides.ts'
import { saveAccount } from './sync-accounts.ts'
import { saveContact } from './sync-contacts.ts'
import type { UndoneAccountInput } from './synced-account.rules.ts'
import { SyncedAccountRecord } from './synced-record.model.ts'

const changedSince = 'It was changed since.'
const goneSince = 'It was deleted or merged since.'

/** Undoes what a sync did. @returns why the others stay */
export async function undoSyncedAccounts(
  context: CallContext,
  { source, records }: { source: string; records: readonly UndoneAccountInput[] },
) {
  const undone: { recordType: string; foreignId: string; keptBecause: string | null }[] = []
  for (const record of records) {
    const { recordType, foreignId, isCreated } = record
    const keptBecause = !isValidObjectId(record.recordId)
      ? goneSince
      : recordType === 'ACCOUNT'
        ? await (isCreated ? removeAccount(source, record) : restoreAccount(context, record))
        : await (isCreated ? removeContact(context, source, record) : restoreContact(record))
    undone.push({ recordType, foreignId, keptBecause })
  }
  return undone
}

const valuesIn = ({ fields }: UndoneAccountInput) =>
  new Map(fields.map(({ field, value }): [string, string | null] => [field, value]))

async function restoreAccount(context: CallContext, record: UndoneAccountInput): Promise<string | null> {
  const account = await Account.findById(record.recordId).lean<AccountRecord>()
  if (!account) return goneSince
  if (account.version !== record.version) return changedSince
  if (record.fields.length === 0) return null
  await saveAccount(context, account, new Map([...valuesOfAccount(account.details), ...valuesIn(record)]))
  return null
}

async function removeAccount(source: string, { recordId, version }: UndoneAccountInput): Promise<string | null> {
  const account = await Account.findById(recordId).lean<AccountRecord>()
  if (!account) return goneSince
  if (account.version !== version) return changedSince
  const { _id, contactIds } = account
  const contacts = await Contact.find({ _id: { $in: contactIds } }, { version: 1 }).lean()
  if (contacts.some(contact => contact.version !== 1)) return 'One of its contacts was changed since.'
  const row = { number: 1, values: [], outcome: 'CREATED' as const, errors: [], accountId: _id }
  const reason = (await removeAccounts([row])).get(row)
  if (reason) return reason
  await removeContacts(contactIds)
  await SyncedAccountRecord.deleteMany({ source, recordId: { $in: [_id, ...contactIds] } } as never)
  return null
}

async function restoreContact(record: UndoneAccountInput): Promise<string | null> {
  const contact = await Contact.findById(record.recordId).lean<ContactRecord>()
  if (!contact) return goneSince
  if (contact.version !== record.version) return changedSince
  if (record.fields.length === 0) return null
  await saveContact(contact, contactDetailsOf(new Map([...valuesOfContact(contact), ...valuesIn(record)])))
  return null
}

/** One that was added to an account which was there before. Its account may be gone by now, and it with it. */
async function removeContact(
  context: CallContext,
  source: string,
  { recordId, version }: UndoneAccountInput,
): Promise<string | null> {
  const contact = await Contact.findById(recordId).lean<ContactRecord>()
  if (!contact) return null
  if (contact.version !== version) return changedSince
  const owners = await Account.find({ contactIds: contact._id }).lean<AccountRecord[]>()
  const [owner, another] = owners
  if (another) return 'Another account has it, too.'
  if (owner) {
    const contactIds = owner.contactIds.filter(id => !id.equals(contact._id))
    if (contactIds.length === 0) return 'A business needs at least one contact.'
    await saveAccount(context, { ...owner, contactIds }, valuesOfAccount(owner.details))
  }
  await Contact.deleteOne({ _id: contact._id })
  await SyncedAccountRecord.deleteMany({ source, recordId: contact._id } as never)
  return null
}
