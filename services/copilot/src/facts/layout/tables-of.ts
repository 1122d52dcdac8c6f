import { overlapsAcross } from './below.ts'
import type { Cell, Row } from './row.ts'

/** A table with its heading: rows on later pages belong to it, with or without the heading again. */
export interface Table {
  header: Row
  rows: Row[]
  /** The rows that the heading is written in, where it takes two. */
  headerRows?: readonly Row[]
}

/** Of the page's width: edges nearer than this are in line. */
const inLine = 0.012

/**
 * Tables whose first rows are headings, as `isHeader` knows them. What stands between their rows ends them, but for a page's margins.
 *
 * @param joined two rows as the one heading that they are, such as "Limit of" over "insurance"; null: they aren't. By default none are
 */
export function tablesOf(
  rows: readonly Row[],
  isHeader: (row: Row) => boolean,
  joined: (first: Row, second: Row) => Row | null = () => null,
): Table[] {
  const tables: Table[] = []
  let table: Table | null = null
  for (const [place, row] of rows.entries()) {
    if (row.kind === 'HEADER' || row.kind === 'FOOTER' || table?.headerRows?.includes(row)) continue
    const next = rows[place + 1]
    const header = next ? joined(row, next) : null
    if (header && next) {
      table = { header, rows: [], headerRows: [row, next] }
      tables.push(table)
    } else if (isHeader(row)) {
      const isAgain: boolean = table !== null && sameText(table.header, row) && table.header.page !== row.page
      if (!isAgain || !table) {
        table = { header: row, rows: [] }
        tables.push(table)
      }
    } else if (table && continues(table, row)) table.rows.push(row)
    else if (row.cells.length > 0 && row.kind !== 'TABLE_ROW') table = null
    else if (table && !continues(table, row)) table = null
  }
  return tables.filter(({ rows }) => rows.length > 0)
}

const sameText = (one: Row, other: Row) => textOf(one) === textOf(other)
const textOf = ({ cells }: Row) => cells.map(({ text }) => text.toLowerCase()).join('|')

/** A row of the same table, or one of another page whose cells stand in its columns. */
function continues({ header, rows }: Table, row: Row): boolean {
  if (row.kind !== 'TABLE_ROW') return false
  const last = rows.at(-1) ?? header
  if (row.page === last.page && row.table === last.table) return true
  if (row.page === last.page && rows.length > 0 && last.table !== row.table && !header.cells[0]?.box) return false
  return row.cells.every(cell => columnOf(header, row, cell) !== null)
}

/** The column that a cell stands in, as a place among the cells of the heading. */
export function columnOf(header: Row, row: Row, cell: Cell): number | null {
  const place = row.cells.indexOf(cell)
  const under = header.cells.findIndex(head => overlapsAcross(head, cell))
  if (under >= 0) return bestUnder(header, cell) ?? under
  if (cell.box && header.cells[0]?.box) return nearest(header, cell)
  const column = row.columns[place]
  const found = header.columns.indexOf(column ?? -1)
  return found >= 0 ? found : null
}

/** The column whose heading begins where the cell does, or shares most of its width with it. */
function bestUnder(header: Row, { box }: Cell): number | null {
  if (!box) return null
  let best: { place: number; score: number } | null = null
  for (const [place, { box: head }] of header.cells.entries()) {
    if (!head) continue
    const shared = Math.min(head.x + head.width, box.x + box.width) - Math.max(head.x, box.x)
    const isAligned = Math.abs(head.x - box.x) < inLine || Math.abs(head.x + head.width - box.x - box.width) < inLine
    const score = (shared > 0 ? shared / Math.min(head.width, box.width) : 0) + (isAligned ? 1 : 0)
    if (score > (best?.score ?? 0)) best = { place, score }
  }
  return best?.place ?? null
}

/** Numbers stand right under headings that stand left: the nearest heading that begins before the cell ends. */
function nearest(header: Row, { box }: Cell): number | null {
  if (!box) return null
  const places = header.cells.flatMap(({ box: head }, place) => (head ? [{ place, distance: gap(head, box) }] : []))
  const [best] = places.sort((one, other) => one.distance - other.distance)
  return best && best.distance < 0.12 ? best.place : null
}

const gap = (one: { x: number; width: number }, other: { x: number; width: number }) =>
  Math.max(0, Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width))
