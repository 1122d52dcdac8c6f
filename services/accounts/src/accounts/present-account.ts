import { type CallContext, loadById, type MailingAddress } from '@coverdesk/kit'
import { Contact, type ContactRecord } from '../contact-record/contact.model.ts'
import { presentContact } from '../contact-record/present-contact.ts'
import type { AccountRecord } from './account.model.ts'

/** The account's details as GraphQL answers them; the union's type is told by the account's. */
export const detailsOf = ({ type, details }: AccountRecord) => ({
  __typename: type === 'BUSINESS' ? 'BusinessAccount' : 'IndividualAccount',
  ...details,
})

/** The account's contacts in their order; all that one request asks for are read at once. */
export async function contactsOf(context: CallContext, { contactIds }: AccountRecord): Promise<ContactRecord[]> {
  const found = await Promise.all(contactIds.map(id => loadById(context, Contact, String(id))))
  return found.filter(contact => contact !== null)
}

/**
 * The whole account as plain JSON, as a query for every field with `__typename` would answer it. A `CONFLICT` carries it as
 * `extensions.current`, for the client to merge with.
 */
export async function presentAccount(context: CallContext, account: AccountRecord) {
  const contacts = await contactsOf(context, account)
  return {
    __typename: 'Account',
    id: String(account._id),
    type: account.type,
    version: account.version,
    createdAt: account.createdAt.toISOString(),
    updatedAt: account.updatedAt.toISOString(),
    details: presentDetails(account),
    contacts: contacts.map(presentContact),
  }
}

function presentDetails(account: AccountRecord) {
  const { mailingAddress, ...details } = detailsOf(account)
  const optional = account.type === 'BUSINESS' ? { dba: null, phone: null, website: null } : { phone: null }
  return {
    ...optional,
    ...details,
    mailingAddress: mailingAddress ? presentAddress(mailingAddress) : null,
  }
}

const presentAddress = (address: MailingAddress) => ({
  __typename: 'Address',
  ...address,
  line2: address.line2 ?? null,
})
