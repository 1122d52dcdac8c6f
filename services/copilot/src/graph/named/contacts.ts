import { accountWithContacts } from '../lists/clients.ts'
import { contactById } from '../lists/contacts.ts'
import { contactRecord } from '../records/contact.ts'
import { accountIdsOf, idsOf, type NamedRecords, type Subject } from './subject.ts'

/** The people who are named, and those whom one talks to at the clients that are. */
export async function namedContacts(subject: Subject): Promise<NamedRecords> {
  const { owner } = subject
  const ids = idsOf(subject, 'CONTACT')
  if (ids.length > 0) {
    const found = await Promise.all(ids.map(id => contactById(id, owner)))
    return { isComplete: true, items: found.flatMap(contact => (contact ? [contactRecord(contact)] : [])) }
  }
  const accounts = await Promise.all(((await accountIdsOf(subject)) ?? []).map(id => accountWithContacts(id, owner)))
  return { isComplete: true, items: accounts.flatMap(({ contacts }) => contacts) }
}
