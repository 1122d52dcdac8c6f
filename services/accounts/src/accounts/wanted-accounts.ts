import { type Sort, searchFilter } from '@coverdesk/kit'
import type { Types } from 'mongoose'
import { Contact, type ContactRecord } from '../contact-record/contact.model.ts'
import type { AccountType } from './account.rules.ts'

/** The orders of a list of accounts. */
export const accountOrders = {
  NAME_ASC: { field: 'sortName', direction: 1 },
  NAME_DESC: { field: 'sortName', direction: -1 },
  CREATED_AT_ASC: { field: 'createdAt', direction: 1 },
  CREATED_AT_DESC: { field: 'createdAt', direction: -1 },
  UPDATED_AT_DESC: { field: 'updatedAt', direction: -1 },
} satisfies Record<string, Sort>

/** Which accounts a list shows, and in which order. */
export interface WantedAccounts {
  search?: string | null | undefined
  filter?: { type?: AccountType | null | undefined } | null | undefined
  sort?: keyof typeof accountOrders | null | undefined
}

/** Callers are found by the number of a contact, too. */
export async function accountFilter({ search, filter }: WantedAccounts): Promise<Record<string, unknown>> {
  const contactIds = await contactsByNumber(search ?? '')
  const byWords = searchFilter('words', search)
  return {
    ...(filter?.type && { type: filter.type }),
    ...(contactIds.length > 0 ? { $or: [byWords, { contactIds: { $in: contactIds } }] } : byWords),
  }
}

/** A local number; fewer digits are of an address or a name. */
const minDigits = 7
const maxContacts = 50

async function contactsByNumber(search: string): Promise<Types.ObjectId[]> {
  if (search.replace(/\D/g, '').length < minDigits) return []
  const contacts = await Contact.find(searchFilter('words', search) as never, { _id: 1 })
    .limit(maxContacts)
    .lean<Pick<ContactRecord, '_id'>[]>()
  return contacts.map(({ _id }) => _id)
}

export const accountOrder = ({ sort }: WantedAccounts): Sort => accountOrders[sort ?? 'NAME_ASC']
