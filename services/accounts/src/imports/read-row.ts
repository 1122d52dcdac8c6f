import type { ListForm, ReadRow } from '@coverdesk/kit'
import type { z } from 'zod'
import { type AccountType, createAccountInput } from '../accounts/account.rules.ts'
import type { ImportField } from './import-fields.ts'
import type { KeptOfAccount } from './kept-of-account.ts'
import { zoneCode } from './us-zone-names.ts'

/** An account that passes the rules of the form. */
export type ReadAccount = z.output<typeof createAccountInput>

/** The cells of a row by field. */
export type Cell = (field: ImportField) => string

/** A row as the form would have sent it, checked by the same rules. A business without a contact is its own. */
export function readRow(
  cell: Cell,
  { ofAllRows }: Pick<ListForm<ImportField>, 'ofAllRows'>,
): ReadRow<ImportField, ReadAccount, KeptOfAccount> {
  const type = ofAllRows ?? typeIn(cell('TYPE'))
  const address = {
    line1: cell('LINE1'),
    line2: cell('LINE2'),
    city: cell('CITY'),
    zone: zoneCode(cell('ZONE')),
    postalCode: zipIn(cell('POSTAL_CODE')),
  }
  const shared = { name: cell('NAME'), email: cell('EMAIL'), phone: cell('PHONE'), mailingAddress: address }
  const contact = {
    name: cell('CONTACT_NAME') || shared.name,
    email: cell('CONTACT_EMAIL') || shared.email,
    phone: cell('CONTACT_PHONE') || (cell('CONTACT_NAME') ? '' : shared.phone),
  }
  const parsed = createAccountInput.safeParse(
    type === 'INDIVIDUAL'
      ? { type, individual: shared }
      : { type, business: { ...shared, dba: cell('DBA'), website: cell('WEBSITE') }, contact },
  )
  if (parsed.success) return { wanted: parsed.data, errors: [] }
  return { errors: errorsOf(parsed.error, cell) }
}

/** Other systems have their own words; an unknown one is left for the rule to refuse. */
export function typeIn(text: string): AccountType | string {
  if (/^(b|c)$|^(bus|com|corp|org|firm)/i.test(text)) return 'BUSINESS'
  if (/^(i|p)$|^(ind|pers|person|private|household)/i.test(text)) return 'INDIVIDUAL'
  return text
}

/** Spreadsheets take a ZIP code for a number: zeros in front go, and so does the hyphen of ZIP+4. */
function zipIn(text: string) {
  if (/^\d{3,4}$/.test(text)) return text.padStart(5, '0')
  return text.replace(/^(\d{5})(\d{4})$/, '$1-$2')
}

const fields: Record<string, ImportField> = {
  type: 'TYPE',
  'account.name': 'NAME',
  'account.dba': 'DBA',
  'account.email': 'EMAIL',
  'account.phone': 'PHONE',
  'account.website': 'WEBSITE',
  'account.mailingAddress.line1': 'LINE1',
  'account.mailingAddress.line2': 'LINE2',
  'account.mailingAddress.city': 'CITY',
  'account.mailingAddress.zone': 'ZONE',
  'account.mailingAddress.postalCode': 'POSTAL_CODE',
  'contact.name': 'CONTACT_NAME',
  'contact.email': 'CONTACT_EMAIL',
  'contact.phone': 'CONTACT_PHONE',
}

/** One message a field. What the contact only borrows is said of the business alone. */
function errorsOf(error: z.ZodError, cell: Cell) {
  const messages = new Map<ImportField | undefined, string>()
  for (const { path, message } of error.issues) {
    const field = fields[path.join('.').replace(/^(business|individual)\b/, 'account')]
    const isBorrowed = field?.startsWith('CONTACT_') && !cell(field)
    if (!isBorrowed && !messages.has(field)) messages.set(field, message)
  }
  return [...messages].map(([field, message]) => (field ? { field, message } : { message }))
}
