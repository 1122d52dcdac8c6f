import { addressValues, type noAddress } from '../account-form/account-values'
import type { HolderProfileFragment } from '../generated/documents'

/** What the form holds: shaped as the mutation's input, so that the server's paths name the fields. */
export interface HolderValues {
  name: string
  address: typeof noAddress
}

/** What the form holds for a holder as it is saved. */
export const holderValuesOf = ({ name, address }: HolderProfileFragment): HolderValues => ({
  name,
  address: addressValues(address),
})

/** Every field that two people may change, with its label in the form. */
export const holderFields = [
  ['name', 'Name'],
  ['address.line1', 'Address'],
  ['address.line2', 'Suite, unit, floor'],
  ['address.city', 'City'],
  ['address.zone', 'State'],
  ['address.postalCode', 'ZIP code'],
] as const
