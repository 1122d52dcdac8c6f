import { type Field, type FieldName, fields, type InsuranceType, isLimitField } from '@coverdesk/coverage'
import { datesIn } from '@coverdesk/coverage/read'
import type { Claim } from '../claim.ts'
import { labelOf } from '../layout/label.ts'
import type { Cell, Row } from '../layout/row.ts'
import { type Table, tablesOf } from '../layout/tables-of.ts'
import { wrapped } from '../layout/wrapped.ts'
import type { Reading } from '../reading-of.ts'
import { lineHeaded, linesNamedIn } from '../values/lines-of-business.ts'
import { readValue } from '../values/read-value.ts'
import { type ByColumn, cellsByColumn } from './cells-by-column.ts'
import { type Column, columnsOf, isHeaderRow } from './column-names.ts'
import { joinedHeader } from './joined-header.ts'
import { limitsInText, pairOf } from './limits-in-text.ts'
import { lineOfField } from './line-of-field.ts'
import { fieldOf, wholeLabel } from './match-label.ts'

const confidence = 0.92
const boxMark = /^(?:y|yes|x|☒|☑|✓|✔|n|no|☐)$/i

/** What tables say that name their columns: a row for each line of business, or for each limit. */
export function tableClaims(reading: Reading, tables: readonly Table[]): Claim[] {
  return tables.flatMap(table => claimsOfTable(reading, table))
}

export const namedTables = ({ rows }: Reading): Table[] => tablesOf(rows, isHeaderRow, joinedHeader)

/** Whether a table lists claims, forms or locations, which are lists and have rules of their own. */
export const isListTable = (columns: readonly Column[]): boolean =>
  columns.includes('FORM_NUMBER') ||
  columns.includes('DATE_OF_LOSS') ||
  (columns.includes('LOCATION') && !columns.includes('COVERAGE'))

function claimsOfTable(reading: Reading, { header, rows }: Table): Claim[] {
  const named = columnsOf(header)
  if (isListTable(named.flat())) return []
  const isOfPremiums = reading.contextOf(header).topic === 'PREMIUM' && !named.flat().includes('PREMIUM')
  const columns = isOfPremiums ? named.map(column => column.map(asPremium)) : named
  const context = reading.contextOf(header).line
  let line: InsuranceType | null = context
  let isUnknown = false
  const hasCharges = rows.some(hasCharge)
  const claims = rows.flatMap(row => {
    const cells = cellsByColumn(header, columns, row)
    const named = lineOfCells(reading, row, cells)
    if (named || isTotal(row)) isUnknown = false
    else if (isOtherLine(cells, line)) isUnknown = true
    // Limits that only one line has are of that line.
    if (isUnknown) return claimsOfRow(reading, row, cells, null, hasCharges).filter(({ field }) => isLimitField(field))
    if (named) line = named
    else if (isTotal(row)) line = null
    return row.cells.length === 1 && named ? [] : claimsOfRow(reading, row, cells, line, hasCharges)
  })
  return withoutParts(claims)
}

/** Under a heading for premiums, amounts are premiums. */
const asPremium = (column: Column): Column => (column === 'AMOUNT' ? 'PREMIUM' : column)

/** Premiums of the parts of a line are no premium of it; one beside parts that are included is. */
function withoutParts(claims: readonly RowClaim[]): Claim[] {
  return claims.filter(claim => {
    if (claim.field !== 'premium' || !claim.isOfPart) return true
    const others = claims.filter(other => other.field === 'premium' && other.line === claim.line)
    const amounts = others.filter(({ unit, value }) => unit === 'USD' && value !== 0)
    return others.length === 1 || (amounts.length === 1 && amounts[0] === claim)
  })
}

/** A claim, and whether its row is about a part of its line, such as a building. */
type RowClaim = Claim & { isOfPart?: boolean }

/** What is said of all lines together: "Premium, all lines". */
const ofAllLines = /\ball (?:lines|parts|policies|coverages)\b/i

const isTotal = ({ cells }: Row) => {
  const label = cells[0]?.text ?? ''
  return /^(?:grand )?(?:sub)?totals?\b/i.test(label) || ofAllLines.test(label)
}

/** A row of a line that has no name here, or one that a scan doesn't show: what it says is said of no line that is known. */
const isOtherLine = (cells: ByColumn, line: InsuranceType | null) =>
  cells.some(({ column }) => column === 'POLICY_NUMBER' || column === 'LETTER') &&
  cells.some(({ column }) => column === 'COVERAGE') &&
  labelOfRow(cells, line) === null

/** The line of business that a row begins with or has under "Coverage". */
function lineOfCells(reading: Reading, row: Row, cells: ByColumn): InsuranceType | null {
  const named = cells.filter(({ column }, place) => column === 'COVERAGE' || (place === 0 && column !== 'LETTER'))
  for (const { column, cell } of named) {
    const { text } = labelOf([cell.text, ...wrapped(reading.rows, { row, cell })].join(' '))
    const [first] = linesNamedIn(text)
    const headed = lineHeaded(text) ?? (first && (first.start === 0 || column === 'COVERAGE') ? first.line : null)
    if (headed) return headed
  }
  return null
}

function claimsOfRow(
  reading: Reading,
  row: Row,
  cells: ByColumn,
  line: InsuranceType | null,
  hasCharges: boolean,
): RowClaim[] {
  const label = labelOfRow(cells, line)
  const isOfPart = label?.field != null && isLimitField(label.field)
  return cells.flatMap(({ column, cell }): RowClaim[] => {
    const claim = (field: FieldName, value: number | string, unit: Claim['unit'], of = line): Claim => ({
      ...{ field, line: lineOfField(field, of), value, unit, confidence },
      ...{ page: row.page.number, quote: row.page.text.slice(row.start, row.end), at: row.start },
    })
    const read = (field: FieldName, of = line) => {
      const found = readValue(fields[field] as Field, cell.text, reading.order)
      return found ? [claim(field, found.value, found.unit, of)] : []
    }
    if (column === 'AMOUNT') return amountClaims(row, cell, label, line, read)
    const isCharge = label?.field != null && charges.has(label.field)
    const isKept = column === 'DEDUCTIBLE' || column === 'RETENTION' || column === 'DEDUCTIBLE_OR_RETENTION'
    if (isCharge && label.field && isKept) return read(label.field, null)
    if (column === 'DEDUCTIBLE' && isOtherPeril(cells)) return []
    if (column === 'DEDUCTIBLE')
      return read(
        label?.field === 'windHailDeductible' ? 'windHailDeductible' : 'deductible',
        lineOfLabel(label) ?? line,
      )
    if (column === 'DEDUCTIBLE_OR_RETENTION') return isOtherPeril(cells) ? [] : read(keptIn(line))
    if (column === 'RETENTION') return read(fieldOf('retention', line) ?? 'retention')
    if (column === 'PREMIUM') return premiumOf(row, label, line, hasCharges, read).map(one => ({ ...one, isOfPart }))
    if (column === 'POLICY_NUMBER')
      return /\d/.test(cell.text) && !isTotal(row) ? [claim('policyNumber', cell.text, 'TEXT')] : []
    if (column === 'INSURER' && cell.text.length > 3) return [claim('insurerName', cell.text, 'TEXT')]
    if (column === 'NAIC' && /^\d{4,6}$/.test(cell.text)) return [claim('insurerNaic', cell.text, 'TEXT')]
    if (column === 'EFFECTIVE') return read('effectiveDate')
    if (column === 'EXPIRATION') return read('expirationDate')
    if (column === 'PERIOD') {
      const [start, end] = datesIn(cell.text, reading.order)
      return start && end ? [claim('effectiveDate', start.day, 'DATE'), claim('expirationDate', end.day, 'DATE')] : []
    }
    if (column === 'ADDITIONAL_INSURED' || column === 'WAIVER') {
      const word = boxMark.test(cell.text) ? (/^(?:n|no|☐)$/i.test(cell.text) ? 'NO' : 'YES') : null
      return word ? [boxClaim(row, cell, column === 'WAIVER' ? 'waiverBox' : 'additionalInsuredBox', line, word)] : []
    }
    return []
  })
}

/** One column has the retentions of some lines and the deductibles of the others. */
const keptIn = (line: InsuranceType | null): FieldName =>
  line === 'UMBRELLA' || line === 'EXCESS' || line === 'CYBER'
    ? (fieldOf('retention', line) ?? 'retention')
    : 'deductible'

/** The deductible of water damage or of equipment isn't that of the line. */
const isOtherPeril = (cells: ByColumn) =>
  cells.some(
    ({ column, cell }) =>
      column !== 'DEDUCTIBLE' &&
      column !== 'DEDUCTIBLE_OR_RETENTION' &&
      wholeLabel(`${cell.text} deductible`, null)?.meaning === 'other',
  )

/** Its cell alone: other marks stand in the row. */
const boxClaim = (row: Row, cell: Cell, field: FieldName, line: InsuranceType | null, word: string): Claim => ({
  ...{ field, line, value: word, unit: 'WORD', confidence },
  ...{ page: row.page.number, quote: row.page.text.slice(cell.start, cell.end), at: cell.start },
})

interface RowLabel {
  field: FieldName | null
  isTotal: boolean
}

/** What the first cells of a row name: a limit, or an amount of the whole document. */
function labelOfRow(cells: ByColumn, line: InsuranceType | null): RowLabel | null {
  const labels = cells.filter(
    ({ column }, place) =>
      column === 'LABEL' || column === 'COVERAGE' || column === 'DESCRIPTION' || place === 0 || column === null,
  )
  const ordered = [...labels].sort((one, other) => Number(other.column === 'LABEL') - Number(one.column === 'LABEL'))
  for (const { cell } of ordered) {
    const found = wholeLabel(cell.text, line)
    const field = found && fieldOf(found.meaning, found.line ?? line)
    if (field) return { field, isTotal: /^(?:grand )?total/i.test(cell.text) || ofAllLines.test(cell.text) }
    if (/^(?:grand )?totals?$/i.test(cell.text)) return { field: null, isTotal: true }
  }
  return null
}

const lineOfLabel = (label: RowLabel | null) => (label?.field ? lineOfField(label.field, null) : null)

type Read = (field: FieldName, of?: InsuranceType | null) => Claim[]

function amountClaims(row: Row, cell: Cell, label: RowLabel | null, line: InsuranceType | null, read: Read): Claim[] {
  const several = pairOf(cell.text, line) ?? limitsInText(cell.text, line)
  if (several.length > 0) {
    return several.map(({ field, value, unit }) => ({
      ...{ field, line: lineOfField(field, line), value, unit, confidence },
      ...{ page: row.page.number, quote: row.page.text.slice(row.start, row.end), at: row.start },
    }))
  }
  // The limit of wind is another thing than its deductible.
  if (label?.field === 'windHailDeductible' && !/deductible/i.test(row.cells[0]?.text ?? '')) return []
  if (label?.field) return read(label.field)
  const ofLine = fieldOf('limitOfLine', line)
  return ofLine && !label?.isTotal ? read(ofLine) : []
}

const hasCharge = ({ cells }: Row) => /\b(?:tax(?:es)?|fees?|surcharges?|assessments?)\b/i.test(cells[0]?.text ?? '')

const charges: ReadonlySet<string> = new Set<FieldName>([
  'taxes',
  'policyFees',
  'totalCost',
  'minimumEarnedPremium',
  'commissionRate',
])

/** What the column of premiums has in a row: a line's premium, a tax, a fee, or a total. */
function premiumOf(
  row: Row,
  label: RowLabel | null,
  line: InsuranceType | null,
  hasCharges: boolean,
  read: Read,
): Claim[] {
  if (label?.field && label.field !== 'totalCost' && charges.has(label.field)) return read(label.field, null)
  if (label?.field && label.field !== 'premium' && label.field !== 'totalCost' && !isLimitField(label.field)) return []
  // "Taxes and fees" are no premium.
  if (!label && hasCharge(row)) return []
  if (label?.isTotal) return read(label.field === 'premium' || !hasCharges ? 'premium' : 'totalCost', null)
  return read('premium', lineOfLabel(label) ?? line)
}
