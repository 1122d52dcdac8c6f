import { createHash } from 'node:crypto'
import { fold } from '@coverdesk/kit'

/** What a column of a client list can hold, with the headings that other systems give it, folded. */
const headings = {
  TYPE: ['type', 'account type', 'client type', 'customer type', 'entity type', 'business or individual'],
  NAME: [
    'name',
    'account name',
    'client name',
    'business name',
    'company',
    'company name',
    'insured',
    'named insured',
    'account',
    'client',
    'customer',
    'customer name',
    'organization',
    'full name',
  ],
  DBA: ['dba', 'doing business as', 'trade name'],
  EMAIL: ['email', 'e mail', 'email address', 'business email', 'company email', 'e mail address', 'primary email'],
  PHONE: ['phone', 'phone number', 'telephone', 'business phone', 'main phone', 'tel', 'primary phone'],
  WEBSITE: ['website', 'web', 'url', 'web site', 'homepage'],
  LINE1: [
    'address',
    'street',
    'street address',
    'address 1',
    'address line 1',
    'line 1',
    'mailing address',
    'address1',
    'mailing street',
  ],
  LINE2: ['address 2', 'address line 2', 'line 2', 'suite', 'unit', 'address2', 'apt'],
  CITY: ['city', 'town', 'mailing city'],
  ZONE: ['state', 'st', 'zone', 'province', 'mailing state', 'state code'],
  POSTAL_CODE: ['zip', 'zip code', 'postal code', 'postcode', 'zipcode', 'mailing zip'],
  CONTACT_NAME: ['contact', 'contact name', 'primary contact', 'contact person'],
  CONTACT_EMAIL: ['contact email', 'contact e mail', 'contact email address', 'primary contact email'],
  CONTACT_PHONE: ['contact phone', 'contact phone number', 'contact telephone', 'primary contact phone'],
} as const satisfies Record<string, readonly string[]>

export type ImportField = keyof typeof headings

export const importFields = Object.keys(headings) as [ImportField, ...ImportField[]]

/** Which column holds a field, counted from 0. */
export interface FieldColumn {
  field: ImportField
  column: number
}

/** What the columns seem to be, by their headings. */
export function guessMapping(given: readonly string[]): FieldColumn[] {
  const folded = given.map(fold)
  return importFields.flatMap(field => {
    const known: readonly string[] = headings[field]
    const column = known.map(heading => folded.indexOf(heading)).find(index => index >= 0)
    return column === undefined ? [] : [{ field, column }]
  })
}

/** Files of one system have the same headings: what somebody said of one holds for the next. */
export const signatureOf = (given: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(given.map(fold)))
    .digest('base64url')
