import type { ListForm, ReadRow } from '@coverdesk/kit'
import type { z } from 'zod'
import { type AccountType, createAccountInput } from '../accounts/account.rules.ts'
import type { ImportField } from './import-fields.ts'
import type { KeptOfAccount } from './kept-of-account.ts'
import { readZip } from './read-zip.ts'
import { zoneCode } from './us-zone-names.ts'

/** An account that passes the rules of the form. */
export type ReadAccount = z.output<typeof createAccountInput>

/** The cells of a row by field. */
export type Cell = (field: ImportField) => string

type Read = ReadRow<ImportField, ReadAccount, KeptOfAccount>
type Note = NonNullable<Read['notes']>[number]

/**
 * A row as the form would have sent it, checked by the same rules. A business without a contact is its own. A wrong phone
 * number alone keeps no client out: it is left empty, and a note says so.
 */
export function readRow(cell: Cell, form: Pick<ListForm<ImportField>, 'ofAllRows'>): Read {
  const parsed = createAccountInput.safeParse(inputOf(cell, form))
  if (parsed.success) return { wanted: parsed.data, errors: [], notes: zipNotes(cell) }
  const errors = errorsOf(parsed.error, cell)
  const wrongPhones = errors.flatMap(({ field }) => (field === 'PHONE' || field === 'CONTACT_PHONE' ? [field] : []))
  if (wrongPhones.length < errors.length) return { errors }
  const read = readRow(field => (wrongPhones.includes(field as never) ? '' : cell(field)), form)
  return read.wanted
    ? { ...read, notes: [...wrongPhones.map(field => phoneNote(field, cell)), ...(read.notes ?? [])] }
    : read
}

const phoneNote = (field: 'PHONE' | 'CONTACT_PHONE', cell: Cell): Note => ({
  field,
  message: `“${cell(field).slice(0, 40)}” is not a phone number. The account is imported without it.`,
})

function zipNotes(cell: Cell): Note[] {
  const [given, zip] = [cell('POSTAL_CODE'), readZip(cell('POSTAL_CODE'), zoneCode(cell('ZONE')))]
  const isPadded = zip.startsWith('0') && !given.startsWith('0')
  return isPadded
    ? [
        {
          field: 'POSTAL_CODE',
          message: `“${given}” is imported as ${zip}: spreadsheets drop the zero at its beginning.`,
        },
      ]
    : []
}

function inputOf(cell: Cell, { ofAllRows }: Pick<ListForm<ImportField>, 'ofAllRows'>) {
  const type = ofAllRows ?? typeIn(cell('TYPE'))
  const zone = zoneCode(cell('ZONE'))
  const address = {
    line1: cell('LINE1'),
    line2: cell('LINE2'),
    city: cell('CITY'),
    zone,
    postalCode: readZip(cell('POSTAL_CODE'), zone),
  }
  const shared = { name: cell('NAME'), email: cell('EMAIL'), phone: cell('PHONE'), mailingAddress: address }
  const contact = {
    name: cell('CONTACT_NAME') || shared.name,
    email: cell('CONTACT_EMAIL') || shared.email,
    phone: cell('CONTACT_PHONE') || (cell('CONTACT_NAME') ? '' : shared.phone),
  }
  return type === 'INDIVIDUAL'
    ? { type, individual: shared }
    : { type, business: { ...shared, dba: cell('DBA'), website: cell('WEBSITE') }, contact }
}

/** Other systems have their own words; an unknown one is left for the rule to refuse. */
export function typeIn(text: string): AccountType | string {
  if (/^(b|c)$|^(bus|com|corp|org|firm)/i.test(text)) return 'BUSINESS'
  if (/^(i|p)$|^(ind|pers|person|private|household)/i.test(text)) return 'INDIVIDUAL'
  return text
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
