import type { Cell, Row } from './row.ts'
import { columnOf } from './tables-of.ts'

/** What heads the columns of a term that ends or has ended, and of the one that is offered in its place. */
const earlier =
  /^(?:expiring|current|prior|existing|present|incumbent|last year(?:'s)?|in[- ]force)(?:\s+(?:program|terms?|policy|carrier|coverages?|limits?|premiums?|year|insurance|placement|deductibles?))?\s*(?:\(?\d{4}(?:\s?[-–/]\s?\d{2,4})?\)?)?$/i
const offered =
  /^(?:proposed|renewal|quoted?|new|offered|upcoming|indicated)(?:\s+(?:program|terms?|policy|carrier|coverages?|limits?|premiums?|year|insurance|option|deductibles?))?\s*(?:\(?\d{4}(?:\s?[-–/]\s?\d{2,4})?\)?)?$/i

/** Rows without what stands under "Expiring" where "Proposed" or "Renewal" stands beside it: a document offers only the latter. */
export function withoutEarlierTerm(rows: readonly Row[]): Row[] {
  let header: Row | null = null
  return rows.map(row => {
    const isHeader =
      row.cells.some(({ text }) => earlier.test(text)) && row.cells.some(({ text }) => offered.test(text))
    if (isHeader) header = row
    else if (header && (row.kind !== 'TABLE_ROW' || row.page !== header.page || row.table !== header.table))
      header = null
    const head = header
    return head ? withoutCells(row, cell => isEarlier(head, row, cell)) : row
  })
}

function isEarlier(header: Row, row: Row, cell: Cell): boolean {
  const head = header === row ? cell : header.cells[columnOf(header, row, cell) ?? -1]
  return head !== undefined && earlier.test(head.text)
}

function withoutCells(row: Row, isLeftOut: (cell: Cell) => boolean): Row {
  const kept = row.cells
    .map((cell, place) => ({ cell, column: row.columns[place] ?? place }))
    .filter(({ cell }) => !isLeftOut(cell))
  return { ...row, cells: kept.map(({ cell }) => cell), columns: kept.map(({ column }) => column) }
}
