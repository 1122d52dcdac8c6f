import {
  type CallContext,
  CoverdeskError,
  findExisting,
  parseInput,
  updateVersioned,
  validationFailed,
} from '@coverdesk/kit'
import type { Types } from 'mongoose'
import { Account, type AccountRecord } from './account.model.ts'
import { accountFields, addContactInput } from './account.rules.ts'
import { chosenContact } from './chosen-contact.ts'
import { contactNames } from './contact-names.ts'
import { presentAccount } from './present-account.ts'

/** An account and the version that a change was made from. */
export interface AccountVersion {
  id: string
  version: number
}

export const maxContacts = 50

/** @throws NOT_FOUND, VALIDATION_FAILED, or CONFLICT with the current account */
export async function addContact(context: CallContext, version: AccountVersion, input: unknown) {
  const account = await findExisting(Account, 'account', version.id)
  if (account.type !== 'BUSINESS') throw refused('Only a business has contacts.')
  if (account.contactIds.length >= maxContacts) throw refused(`An account has ${maxContacts} contacts at the most.`)
  const chosen = await chosenContact(parseInput(addContactInput, input))
  if (!chosen || account.contactIds.some(id => id.equals(chosen.id))) {
    throw validationFailed([{ path: 'associateContactId', message: 'This account has this contact already.' }])
  }
  return saveContacts(context, account, version, [...account.contactIds, chosen.id])
}

/** @throws NOT_FOUND, VALIDATION_FAILED, or CONFLICT with the current account */
export async function removeContact(context: CallContext, version: AccountVersion, contactId: string) {
  const account = await findExisting(Account, 'account', version.id)
  const rest = account.contactIds.filter(id => String(id) !== contactId)
  if (rest.length === account.contactIds.length) throw refused('This account does not have this contact.')
  if (rest.length === 0) throw refused('A business needs at least one contact. Add another contact first.')
  return saveContacts(context, account, version, rest)
}

async function saveContacts(
  context: CallContext,
  { details }: AccountRecord,
  version: AccountVersion,
  contactIds: Types.ObjectId[],
) {
  const { words } = accountFields(details, await contactNames(contactIds))
  return updateVersioned(Account, 'account', version, { $set: { contactIds, words } }, latest =>
    presentAccount(context, latest),
  )
}

const refused = (message: string) => new CoverdeskError('VALIDATION_FAILED', message)
