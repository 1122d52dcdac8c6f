import { type Field, fields, isLimitField } from '@coverdesk/coverage'
import type { Claim } from '../claim.ts'
import type { Cell, Row } from '../layout/row.ts'
import { columnOf, type Table, tablesOf } from '../layout/tables-of.ts'
import type { Reading } from '../reading-of.ts'
import { readValue } from '../values/read-value.ts'
import { pairOf } from './limits-in-text.ts'
import { lineOfField } from './line-of-field.ts'
import { fieldOf, wholeLabel } from './match-label.ts'

const option =
  /^(?:(?:quote|limits?|premium|coverage) )?(?:option|alternative|alternate|plan|proposal|scenario|choice)\s*(?:no\.?\s*|#\s*)?(?:\d|[A-E]\b|I{1,3}\b|one|two|three|four)/i

/** Tables with a column for each option of a quote. */
export const tablesByOption = ({ rows }: Reading): Table[] => tablesOf(rows, row => optionsOf(row).length >= 2)

const optionsOf = ({ cells }: Row): Cell[] => cells.filter(({ text }) => text.length < 45 && option.test(text))

/** What such a table says: as long as nobody has chosen, every option counts. */
export function optionClaims(reading: Reading, tables: readonly Table[]): Claim[] {
  return tables.flatMap(({ header, rows }) => {
    const options = optionsOf(header)
    return rows.flatMap(row =>
      row.cells.slice(1).flatMap(cell => {
        const head = header.cells[columnOf(header, row, cell) ?? -1]
        return head && options.includes(head) ? claimsOfCell(reading, row, cell) : []
      }),
    )
  })
}

function claimsOfCell({ lines, contextOf, order }: Reading, row: Row, cell: Cell): Claim[] {
  const single = lines.length === 1 ? (lines[0] ?? null) : null
  const ofSection = contextOf(row).line ?? single
  const label = wholeLabel(row.cells[0]?.text ?? '', ofSection)
  const line = label?.line ?? ofSection
  const field = label && fieldOf(label.meaning, line)
  if (!field) return []
  const { page } = row
  const shared = { page: page.number, quote: page.text.slice(row.start, cell.end), at: row.start, confidence: 0.9 }
  const pair = isLimitField(field) ? pairOf(cell.text, line) : null
  if (pair) return pair.map(stated => ({ ...shared, ...stated, line: lineOfField(stated.field, line) }))
  const read = readValue(fields[field] as Field, cell.text, order)
  return read ? [{ ...shared, field, line: lineOfField(field, line), value: read.value, unit: read.unit }] : []
}
