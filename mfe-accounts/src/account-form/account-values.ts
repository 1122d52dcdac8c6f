import { formatPhone } from '@coverdesk/design-system'
import type {
  AccountProfileFragment,
  AccountType,
  CreateAccountInput,
  PostalAddressFragment,
  UpdateAccountInput,
} from '../generated/documents'

export const noAddress = { line1: '', line2: '', city: '', zone: '', postalCode: '' }
const noBusiness = { name: '', dba: '', email: '', phone: '', website: '', mailingAddress: noAddress }
const noIndividual = { name: '', email: '', phone: '', mailingAddress: noAddress }
const noContact = { name: '', email: '', phone: '' }

/** What the form holds: shaped as the mutations' inputs, so that the server's paths name the fields. */
export interface AccountValues {
  type: AccountType
  business: typeof noBusiness
  individual: typeof noIndividual
  /** The contact of a business is one of two; choosing one clears the other (specification 1 §2). */
  contactChoice: 'new' | 'existing'
  contact: typeof noContact
  associateContactId: string
}

export const newAccount: AccountValues = {
  type: 'BUSINESS',
  business: noBusiness,
  individual: noIndividual,
  contactChoice: 'new',
  contact: noContact,
  associateContactId: '',
}

export const addressValues = (address: PostalAddressFragment | null) =>
  address
    ? {
        line1: address.line1,
        line2: address.line2 ?? '',
        city: address.city,
        zone: address.zone,
        postalCode: address.postalCode,
      }
    : noAddress

/** What the form holds for an account as it is saved. */
export function valuesOf({ type, details, contacts }: AccountProfileFragment): AccountValues {
  const contactId = contacts?.[0]?.id ?? ''
  const shared = {
    name: details.name,
    email: details.email,
    phone: formatPhone(details.phone ?? ''),
    mailingAddress: addressValues(details.mailingAddress),
  }
  const business =
    details.__typename === 'BusinessAccount'
      ? { ...shared, dba: details.dba ?? '', website: details.website ?? '' }
      : noBusiness
  return {
    ...newAccount,
    type,
    business,
    individual: type === 'INDIVIDUAL' ? shared : noIndividual,
    contactChoice: contactId ? 'existing' : 'new',
    associateContactId: contactId,
  }
}

/** The contact of a business as the mutations take it: one of the two. */
export const chosenContact = ({ contactChoice, contact, associateContactId }: AccountValues) =>
  contactChoice === 'new' ? { contact } : { associateContactId }

export function createInput(values: AccountValues): CreateAccountInput {
  const { type, business, individual } = values
  return type === 'BUSINESS' ? { type, business, ...chosenContact(values) } : { type, individual }
}

/** @param savedContactId the contact that the account has: it is not chosen again */
export function updateInput(values: AccountValues, savedContactId: string | undefined): UpdateAccountInput {
  const { type, business, individual, contactChoice, associateContactId } = values
  if (type === 'INDIVIDUAL') return { individual }
  const unchanged = contactChoice === 'existing' && associateContactId === (savedContactId ?? '')
  return { business, ...(unchanged ? {} : chosenContact(values)) }
}
