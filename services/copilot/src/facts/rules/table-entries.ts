import type { Claim } from '../claim.ts'
import type { Cell, Row } from '../layout/row.ts'
import { columnOf, type Table } from '../layout/tables-of.ts'
import type { Reading } from '../reading-of.ts'
import { readAmount } from '../values/read-value.ts'
import { type Column, columnsOf } from './column-names.ts'
import { address, entry, formNumber, wholeRow } from './list-entry.ts'

/** Forms, claims and locations that a table lists: an entry in each row. */
export function tableEntries(reading: Reading, { header, rows }: Table): Claim[] {
  const columns = columnsOf(header)
  return rows.flatMap(row => rowEntries(reading, header, columns, row))
}

function rowEntries(reading: Reading, header: Row, columns: readonly (readonly Column[])[], row: Row): Claim[] {
  const named = columns.flat()
  const isLocation = (cell: Cell) => {
    const place = columnOf(header, row, cell)
    return place !== null && columns[place]?.includes('LOCATION') && address.test(cell.text)
  }
  if (named.includes('FORM_NUMBER') && (named.includes('TITLE') || reading.contextOf(header).topic === 'FORMS')) {
    return (row.cells.length > 1 && /\d/.test(row.cells[0]?.text ?? '')) || formNumber.test(row.cells[0]?.text ?? '')
      ? [wholeRow('forms', row)]
      : []
  }
  if (named.includes('DATE_OF_LOSS') || named.includes('CLAIM')) return claimEntries(reading, row)
  const location = row.cells.find(isLocation)
  if (location) return [entry('locations', location.text, row, location.start, location.end)]
  return []
}

/** A row of a loss run; its last one has the totals. */
function claimEntries(reading: Reading, row: Row): Claim[] {
  const first = row.cells[0]?.text ?? ''
  if (/^(?:policy |year |term )?sub-?\s?totals?\b/i.test(first)) return []
  if (/^(?:grand |policy |report )?totals?\b/i.test(first)) {
    const last = row.cells.at(-1)
    const read = last && readAmount(last.text)
    if (read?.unit !== 'USD' || reading.kind !== 'LOSS_RUN') return []
    return [{ ...wholeRow('totalIncurred', row), value: read.value, unit: 'USD' }]
  }
  const hasDate = row.cells.some(({ text }) =>
    /\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}|\b\w{3,9}\.? \d{1,2},? \d{4}|\d{1,2} \w{3,9} \d{4}/.test(text),
  )
  return hasDate && row.cells.length >= 3 ? [wholeRow('claims', row)] : []
}
