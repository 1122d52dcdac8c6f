import { anyExtensionOf, phoneNumber } from '@coverdesk/kit'
import { Contact, type ContactRecord } from '../contact-record/contact.model.ts'
import { Account, type AccountRecord } from './account.model.ts'

/** Enough to see that a number does not name one account alone. */
const maxAccounts = 5
/** So many people may share one line. */
const maxContacts = 50

/**
 * Whoever has a number, itself or by a contact, however it is written and whatever the extension; each once. What is no number
 * is no one's.
 */
export async function accountsByPhone(entered: string): Promise<AccountRecord[]> {
  const number = phoneNumber.safeParse(entered).data
  if (!number) return []
  const phone = anyExtensionOf(number)
  const contacts = await Contact.find({ phone }, { _id: 1 }).limit(maxContacts).lean<Pick<ContactRecord, '_id'>[]>()
  const contactIds = { $in: contacts.map(({ _id }) => _id) }
  return Account.find({ $or: [{ 'details.phone': phone }, { contactIds }] } as never)
    .sort({ sortName: 1, _id: 1 })
    .limit(maxAccounts)
    .lean<AccountRecord[]>()
}
