import type { FieldName, InsuranceType } from '@coverdesk/coverage'
import type { Claim } from '../claim.ts'
import type { Row } from '../layout/row.ts'
import type { Reading } from '../reading-of.ts'
import { lineOfField } from './line-of-field.ts'
import { address, entry, formNumber } from './list-entry.ts'
import { wholeLabel } from './match-label.ts'

const itemMark = /^\s*(?:[•▪■●◦*–-]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+/

/** What a row adds to the list whose heading it is under. */
export function sectionEntries(reading: Reading, row: Row): Claim[] {
  const { topic, isHeading, line } = reading.contextOf(row)
  const [cell] = row.cells
  if (!cell || isHeading || row.kind === 'HEADER' || row.kind === 'FOOTER') return []
  const text = row.cells
    .map(other => other.text)
    .join(' ')
    .replace(itemMark, '')
  if (topic === 'FORMS') {
    const listed = formsInCell(row)
    if (listed.length > 0) return listed
    if (formNumber.test(text)) return [formEntry(row, text)]
  }
  if (topic === 'ADDITIONAL_INSUREDS' && row.kind === 'LIST_ITEM')
    return [listed('additionalInsureds', row, text, null)]
  if (topic === 'LOCATIONS' && address.test(text)) return [locationEntry(row, text)]
  if (topic === 'EXCLUSIONS' && row.kind === 'LIST_ITEM') return [listed('exclusions', row, text, line)]
  if (
    /^(?:described|insured|covered|scheduled)?\s*(?:premises|locations?)\b(?!\s+damage)/i.test(cell.text) &&
    row.cells.length > 1
  ) {
    const value = row.cells[1]
    const isLabel =
      /^(?:described|insured|covered|scheduled)?\s*(?:premises|locations?)(?:\s*(?:address|#?\d+|no\.? ?\d+))?\s*:?$/i.test(
        cell.text,
      )
    if (value && isLabel && address.test(value.text) && !wholeLabel(value.text, null))
      return [entry('locations', value.text, row, value.start, value.end)]
  }
  return []
}

/** A cell with a form on each of its lines, or one form right of its label. */
function formsInCell(row: Row): Claim[] {
  const cells = row.cells.slice(formNumber.test(row.cells[0]?.text ?? '') ? row.cells.length : 1)
  const lines = cells.flatMap(cell => cell.lines ?? [cell])
  return lines
    .filter(({ text }) => formNumber.test(text))
    .map(({ text, start, end }) => entry('forms', text, row, start, end))
}

const formEntry = (row: Row, text: string) => entry('forms', text, row, row.start, row.end)

/** "Location 1: 400 Harbor Way", "1. 400 Harbor Way". */
function locationEntry(row: Row, text: string): Claim {
  const value = text.replace(/^(?:location|premises|building|loc\.?)\s*(?:no\.?|#)?\s*\d*\s*[:.–—-]?\s*/i, '')
  return entry('locations', value, row, row.start, row.end)
}

const listed = (field: FieldName, row: Row, text: string, line: InsuranceType | null): Claim => ({
  ...entry(field, text.replace(/[.;]$/, ''), row, row.start, row.end),
  line: lineOfField(field, line),
})
