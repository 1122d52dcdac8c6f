import { formatPhone } from '@coverdesk/design-system'
import type { OwnAgencyFragment } from '../generated/documents'

const noAddress = { line1: '', line2: '', city: '', zone: '', postalCode: '' }

/** What the form holds: shaped as the mutation's input, so that the server's paths name the fields. */
export interface AgencyValues {
  profile: { name: string; address: typeof noAddress; phone: string; licenseNumber: string }
}

/** What the form holds for an agency as it is saved. */
export const agencyValuesOf = ({
  name,
  profile: { address, phone, licenseNumber },
}: OwnAgencyFragment): AgencyValues => ({
  profile: {
    name,
    address: address ? addressValues(address) : noAddress,
    phone: formatPhone(phone ?? ''),
    licenseNumber: licenseNumber ?? '',
  },
})

type Address = NonNullable<OwnAgencyFragment['profile']['address']>

const addressValues = ({ line1, line2, city, zone, postalCode }: Address) => ({
  ...{ line1, line2: line2 ?? '', city, zone, postalCode },
})

/** Every field that two people may change, with its label in the form. */
export const agencyFields = [
  ['profile.name', 'Name'],
  ['profile.address.line1', 'Address'],
  ['profile.address.line2', 'Suite, unit, floor'],
  ['profile.address.city', 'City'],
  ['profile.address.zone', 'State'],
  ['profile.address.postalCode', 'ZIP code'],
  ['profile.phone', 'Phone'],
  ['profile.licenseNumber', 'License number'],
] as const
