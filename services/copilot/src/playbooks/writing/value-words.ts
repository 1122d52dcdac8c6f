import { type DocumentKind, documentKindNames, type FactUnit, type FieldName } from '@coverdesk/coverage'
import { counted } from './counted.ts'
import { plainText } from './plain-text.ts'

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

const words: Readonly<Record<string, string>> = {
  ...{ INCLUDED: 'Included', EXCLUDED: 'Excluded', NOT_COVERED: 'Not included', SEE_SCHEDULE: 'See schedule' },
  ...{ UNLIMITED: 'No limit', STATUTORY: 'Statutory', YES: 'Yes', NO: 'No' },
}
/** Counts that are written without a comma. */
const years: ReadonlySet<FieldName> = new Set(['yearBuilt'])

/** A value as people read it: "$1,000,000", "Mar 1, 2027". */
export function valueWords({
  field,
  value,
  unit,
}: {
  field: FieldName
  value: number | string
  unit: FactUnit
}): string {
  if (unit === 'USD' && typeof value === 'number') return dollars(value)
  if (unit === 'PERCENT') return `${value}%`
  if (unit === 'COUNT' && typeof value === 'number') {
    if (field === 'noticeOfCancellationDays') return counted(value, 'day')
    return years.has(field) ? String(value) : value.toLocaleString('en-US')
  }
  if (unit === 'DATE') return days.format(new Date(`${value}T00:00:00Z`))
  if (unit === 'WORD') return words[value] ?? documentKindNames[value as DocumentKind] ?? plainText(String(value))
  return plainText(String(value))
}

export function dollars(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return `$${(cents / 100).toLocaleString('en-US', style)}`
}
