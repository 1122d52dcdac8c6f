import { findExisting, parseInput, updateVersioned } from '@coverdesk/kit'
import { Account } from '../accounts/account.model.ts'
import { accountFields } from '../accounts/account.rules.ts'
import { contactNames } from '../accounts/contact-names.ts'
import { Contact, type ContactRecord } from '../contact-record/contact.model.ts'
import { contactFields, contactInput } from '../contact-record/contact.rules.ts'
import { presentContact } from '../contact-record/present-contact.ts'

/** @throws NOT_FOUND, VALIDATION_FAILED, or CONFLICT with the current contact */
export async function updateContact(id: string, version: number, input: unknown): Promise<ContactRecord> {
  const current = await findExisting(Contact, 'contact', id)
  const { phone, ...fields } = contactFields(parseInput(contactInput, input))
  const change = phone ? { $set: { ...fields, phone } } : { $set: fields, $unset: { phone: 1 } }
  const saved = await updateVersioned(Contact, 'contact', { id, version }, change, presentContact)
  if (saved.name !== current.name) await renameInAccounts(saved)
  return saved
}

/** The accounts of a contact are found by its name; they themselves stay as they are. */
export async function renameInAccounts({ _id }: Pick<ContactRecord, '_id'>): Promise<void> {
  const accounts = await Account.find({ contactIds: _id }).lean()
  for (const { _id: account, details, contactIds } of accounts) {
    const { words } = accountFields(details, await contactNames(contactIds))
    await Account.updateOne({ _id: account }, { $set: { words } }, { timestamps: false })
  }
}
