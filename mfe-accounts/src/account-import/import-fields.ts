import type { AccountImportField } from '../generated/documents'

/** What a column can hold, in the words of the account's form. */
export const importFields = {
  TYPE: 'Business or Individual',
  NAME: 'Name',
  EMAIL: 'Email',
  PHONE: 'Phone',
  DBA: 'DBA',
  WEBSITE: 'Website',
  LINE1: 'Street address',
  LINE2: 'Suite, unit, floor',
  CITY: 'City',
  ZONE: 'State',
  POSTAL_CODE: 'ZIP code',
  CONTACT_NAME: 'Contact name',
  CONTACT_EMAIL: 'Contact email',
  CONTACT_PHONE: 'Contact phone',
} as const satisfies Record<AccountImportField, string>

export type ImportField = keyof typeof importFields

export const requiredFields: readonly ImportField[] = ['NAME', 'EMAIL']
export const optionalFields: readonly ImportField[] = ['PHONE', 'LINE1', 'LINE2', 'CITY', 'ZONE', 'POSTAL_CODE']
/** An individual has none of them. */
export const businessFields: readonly ImportField[] = [
  'DBA',
  'WEBSITE',
  'CONTACT_NAME',
  'CONTACT_EMAIL',
  'CONTACT_PHONE',
]
