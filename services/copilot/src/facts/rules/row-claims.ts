import type { InsuranceType } from '@coverdesk/coverage'
import type { Claim } from '../claim.ts'
import { labelOf } from '../layout/label.ts'
import type { Row } from '../layout/row.ts'
import type { Reading } from '../reading-of.ts'
import { linesNamedIn } from '../values/lines-of-business.ts'
import { limitsInText } from './limits-in-text.ts'
import { lineOfField } from './line-of-field.ts'

const confidence = 0.85

/**
 * Rows that neither columns nor labels explain, read across: "Bodily injury by disease | $500,000 | each employee".
 *
 * @param known what was found in rows
 */
export function rowClaims(reading: Reading, known: readonly Claim[]): Claim[] {
  const isKnown = ({ page, start, end }: Row) =>
    known.some(({ at, page: number }) => number === page.number && at !== undefined && at >= start && at < end)
  return reading.rows.flatMap(row => {
    const isRead = row.kind === 'TABLE_ROW' && row.cells.length > 1 && row.cells.length < 5
    return isRead && reading.contextOf(row).topic !== 'WORDING' && !isKnown(row) ? claimsAcross(reading, row) : []
  })
}

function claimsAcross(reading: Reading, row: Row): Claim[] {
  const text = row.cells.map(cell => cell.text).join(' ')
  const line = lineOf(reading, row, text)
  return limitsInText(text, line).map(({ field, value, unit }) => ({
    ...{ field, line: lineOfField(field, line), value, unit, confidence },
    ...{ page: row.page.number, quote: row.page.text.slice(row.start, row.end), at: row.start },
  }))
}

function lineOf({ contextOf, lines }: Reading, row: Row, text: string): InsuranceType | null {
  const [named] = linesNamedIn(labelOf(text).text)
  return named?.line ?? contextOf(row).line ?? (lines.length === 1 ? (lines[0] ?? null) : null)
}
