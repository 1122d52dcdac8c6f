import { overlapsAcross } from './below.ts'
import type { Place, Row } from './row.ts'

/** In heights of a line: lines of one cell are nearer than rows of a table. */
const nearest = 1.2

/** The further line of a cell where other cells of its row have one as well. */
export function wrappedBeside(rows: readonly Row[], { row, cell }: Place): string[] {
  const next = rows[row.index + 1]
  const isRest = next && next.page === row.page && next.cells.length > 1 && next.cells.length < row.cells.length
  if (!isRest || next.kind === 'HEADING' || next.cells.some(({ text }) => /\d|:$/.test(text))) return []
  const under = next.cells.find(other => overlapsAcross(cell, other))
  if (!under?.box || !cell.box) return []
  const gap = under.box.y - (cell.box.y + cell.box.height)
  return gap <= nearest * Math.min(under.box.height, cell.box.height) ? [under.text] : []
}

/** The further lines of a cell whose text was too long for its column: rows that have nothing but them. */
export function wrapped(rows: readonly Row[], { row, cell }: Place): string[] {
  const lines: string[] = []
  let last = cell
  for (const next of rows.slice(row.index + 1, row.index + 4)) {
    const [under] = next.cells
    if (!under?.box || !last.box || next.page !== row.page || next.cells.length > 1 || next.kind === 'HEADING') break
    const gap = under.box.y - (last.box.y + last.box.height)
    if (gap > nearest * Math.min(under.box.height, last.box.height) || !overlapsAcross(last, under)) break
    lines.push(under.text)
    last = under
  }
  return lines
}
