import type { Claim } from '../claim.ts'
import { labelOf } from '../layout/label.ts'
import type { Place } from '../layout/row.ts'
import type { Reading } from '../reading-of.ts'
import { lineHeaded } from '../values/lines-of-business.ts'
import { claimsOfLabel } from './claims-of-label.ts'

/** The name of a line, and what stands behind it in its cell. */
const named = /^([^.:$]{2,60}?)(?:\s*(?:\.\s?){3,}|:\s|\s[-–—]\s)\s*(?=[$\d]|incl)/i

/** Under a heading for premiums, the name of a line of business is label enough: "General liability … $4,100". */
export function premiumOfLine(reading: Reading, from: Place, column: number): Claim[] {
  const { row, cell } = from
  const lead = named.exec(cell.text)
  const right = row.cells[column + 1]
  const line = lineHeaded(labelOf(lead?.[1] ?? cell.text).text)
  const to = lead ? from : right && { row, cell: right }
  if (!line || !to) return []
  const text = lead ? cell.text.slice(lead[0].length) : to.cell.text
  const label = { meaning: 'premium', line, end: cell.text.length } as const
  return claimsOfLabel(reading, { label, line, from, to, text, isSeparated: true, confidence: 0.9 })
}
