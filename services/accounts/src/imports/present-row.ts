import { cellsOf, type ListForm, type RowOf } from '@coverdesk/kit'
import { detailsIn } from './duplicates.ts'
import type { ImportField } from './import-fields.ts'
import type { KeptOfAccount } from './kept-of-account.ts'
import { readRow, typeIn } from './read-row.ts'

/** A good row as it will be stored, a bad one as it is in the file. */
export function presentRow({ values }: RowOf<KeptOfAccount>, form: ListForm<ImportField>) {
  const cell = cellsOf(values, form)
  const { wanted } = readRow(cell, form)
  const details = wanted && detailsIn(wanted)
  const type = wanted?.type ?? form.ofAllRows ?? typeIn(cell('TYPE'))
  const address = details?.mailingAddress
  const place = address
    ? [address.line1, address.line2, address.city, `${address.zone} ${address.postalCode}`]
    : (['LINE1', 'LINE2', 'CITY', 'ZONE', 'POSTAL_CODE'] as const).map(cell)
  return {
    type: type === 'BUSINESS' || type === 'INDIVIDUAL' ? type : null,
    name: details?.name ?? (cell('NAME') || null),
    email: details?.email ?? (cell('EMAIL') || null),
    phone: (details ? details.phone : cell('PHONE')) || null,
    address: place.filter(Boolean).join(', ') || null,
  }
}
