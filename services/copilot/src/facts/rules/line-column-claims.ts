import { type Field, fields, type InsuranceType } from '@coverdesk/coverage'
import type { Claim } from '../claim.ts'
import { labelOf } from '../layout/label.ts'
import { panelsOf } from '../layout/panels.ts'
import type { Cell, Row } from '../layout/row.ts'
import { columnOf, type Table, tablesOf } from '../layout/tables-of.ts'
import type { Reading } from '../reading-of.ts'
import { lineHeaded } from '../values/lines-of-business.ts'
import { readValue } from '../values/read-value.ts'
import { lineOfField } from './line-of-field.ts'
import { fieldOf, wholeLabel } from './match-label.ts'
import { textFields } from './read-text.ts'

/** Tables with a column for each line of business. */
export const tablesByLine = ({ rows }: Reading): Table[] =>
  tablesOf(rows, row => linesOf(row).filter(Boolean).length >= 2 && panelsOf(row, rows).length === 0)

const linesOf = ({ cells }: Row): (InsuranceType | null)[] =>
  cells.length < 2
    ? []
    : cells.map(({ text }) => (text.length < 45 && !/[$\d]/.test(text) ? lineHeaded(labelOf(text).text) : null))

/** What such a table says: each row has a label, and a value for each line. */
export function lineColumnClaims(reading: Reading, tables: readonly Table[]): Claim[] {
  return tables.flatMap(({ header, rows }) => {
    const lines = linesOf(header)
    return rows.flatMap(row =>
      row.cells.slice(1).flatMap(cell => {
        const line = lines[columnOf(header, row, cell) ?? -1]
        return line ? claimsOfCell(reading, row, cell, line) : []
      }),
    )
  })
}

function claimsOfCell({ order }: Reading, row: Row, cell: Cell, line: InsuranceType): Claim[] {
  const label = wholeLabel(row.cells[0]?.text ?? '', line)
  const field = label && fieldOf(label.meaning, line)
  if (!field) return []
  const { page } = row
  const quote = page.text.slice(row.start, cell.end)
  const shared = { field, line: lineOfField(field, line), page: page.number, quote, at: row.start, confidence: 0.9 }
  if (textFields.has(field)) return /\w{3}/.test(cell.text) ? [{ ...shared, value: cell.text, unit: 'TEXT' }] : []
  const read = readValue(fields[field] as Field, cell.text, order)
  return read ? [{ ...shared, value: read.value, unit: read.unit }] : []
}
