import { type CallContext, findExisting, parseInput, updateVersioned } from '@coverdesk/kit'
import { Account, type AccountRecord } from './account.model.ts'
import { accountFields, createAccountInput, updateAccountInput, withFirstContact } from './account.rules.ts'
import { chosenContact } from './chosen-contact.ts'
import { contactNames } from './contact-names.ts'
import { presentAccount } from './present-account.ts'

/** @throws VALIDATION_FAILED; then neither the account nor its new contact is stored */
export async function createAccount(input: unknown): Promise<AccountRecord> {
  const account = parseInput(createAccountInput, input)
  const contact = await chosenContact(account)
  const details = account.type === 'BUSINESS' ? account.business : account.individual
  const created = await Account.insertOne({
    type: account.type,
    contactIds: contact ? [contact.id] : [],
    ...accountFields(details, contact ? [contact.name] : []),
  })
  return created.toObject()
}

/** @throws NOT_FOUND, VALIDATION_FAILED, or CONFLICT with the current account */
export async function updateAccount(context: CallContext, id: string, version: number, input: unknown) {
  const current = await findExisting(Account, 'account', id)
  const change = parseInput(updateAccountInput[current.type], input)
  const contact = await chosenContact(change)
  const contactIds = contact ? withFirstContact(current.contactIds, contact.id) : current.contactIds
  const details = ('business' in change ? change.business : change.individual) ?? current.details
  const fields = accountFields(details, await contactNames(contactIds))
  return updateVersioned(Account, 'account', { id, version }, { $set: { ...fields, contactIds } }, latest =>
    presentAccount(context, latest),
  )
}
