import { formatPhone } from '@coverdesk/design-system'
import type { ContactProfileFragment } from '../generated/documents'

/** What the form holds: shaped as the mutation's input, so that the server's paths name the fields. */
export interface ContactValues {
  name: string
  email: string
  phone: string
}

/** What the form holds for a contact as it is saved. */
export const contactValuesOf = ({ name, email, phone }: ContactProfileFragment): ContactValues => ({
  name,
  email,
  phone: formatPhone(phone ?? ''),
})

/** Every field that two people may change, with its label in the form. */
export const contactFields = [
  ['name', 'Name'],
  ['email', 'Email'],
  ['phone', 'Phone'],
] as const

/** What becomes of an address that is entered for a contact (specification 1 §1). */
export const contactHint = 'The contact will be able to log into the client application, and receives notifications.'
