import type { Cell, Place, Row } from './row.ts'

/** Of the page's height: what is further below than this belongs to something else. */
const farBelow = 0.045
/** Of the page's width: edges nearer than this are in line. */
const inLine = 0.015

/** The cell under another one: in the next rows of its page, in line with it. Null if there is none. */
export function below(rows: readonly Row[], { row, cell }: Place): Place | null {
  const at = row.index
  for (const next of rows.slice(at + 1, at + 12)) {
    if (next.page !== row.page) return null
    const found = nearestAcross(
      cell,
      next.cells.filter((other, place) => isUnder(row, cell, next, other, place)),
    )
    if (found) return { row: next, cell: found }
    if (!cell.box && next.cells.length > 0) return null
  }
  return null
}

/** Of cells under another one, that whose left end is nearest. */
const nearestAcross = ({ box }: Cell, cells: Cell[]): Cell | undefined =>
  cells.reduce<Cell | undefined>((best, cell) => {
    const distance = (one: Cell) => Math.abs((one.box?.x ?? 0) - (box?.x ?? 0))
    return best && distance(best) <= distance(cell) ? best : cell
  }, undefined)

function isUnder(row: Row, cell: Cell, next: Row, other: Cell, place: number): boolean {
  if (!cell.box || !other.box) {
    if (row.table !== null && row.table === next.table)
      return next.columns[place] === row.columns[row.cells.indexOf(cell)]
    return row.cells.length === next.cells.length && place === row.cells.indexOf(cell)
  }
  const gap = other.box.y - (cell.box.y + cell.box.height)
  if (gap > farBelow || gap < -cell.box.height / 2) return false
  return overlapsAcross(cell, other)
}

/** Whether two cells stand in one column: their left, right or middle is in line, or one is over the other. */
export function overlapsAcross({ box: one }: Cell, { box: other }: Cell): boolean {
  if (!one || !other) return false
  const shared = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  return Math.abs(one.x - other.x) < inLine || shared > 0.5 * Math.min(one.width, other.width)
}
