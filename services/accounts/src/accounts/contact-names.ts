import { Contact } from '../contact-record/contact.model.ts'
import type { AccountRecord } from './account.model.ts'

/** An account is found by the names of its contacts, too. */
export async function contactNames(ids: AccountRecord['contactIds']): Promise<string[]> {
  const contacts = await Contact.find({ _id: { $in: ids } }, { name: 1 }).lean()
  return contacts.map(({ name }) => name)
}
