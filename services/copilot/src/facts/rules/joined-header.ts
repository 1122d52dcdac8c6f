import { moneyIn } from '@coverdesk/coverage/read'
import { overlapsAcross } from '../layout/below.ts'
import type { Cell, Row } from '../layout/row.ts'
import { columnsOf, isHeaderRow } from './column-names.ts'

/** Two rows that are one heading: together they name more columns than each of them. */
export function joinedHeader(first: Row, second: Row): Row | null {
  const isPair = first.table !== null && first.table === second.table && first.page === second.page
  if (!isPair || !isOfWords(first) || !isOfWords(second)) return null
  const header = joined(first, second)
  const alone = Math.max(columnCount(first), columnCount(second))
  return columnCount(header) > alone && isHeaderRow(header) ? header : null
}

const columnCount = (row: Row) => columnsOf(row).flat().length

const isOfWords = ({ kind, cells }: Row) =>
  kind === 'TABLE_ROW' && cells.length > 1 && cells.every(({ text }) => !/\d/.test(text) && moneyIn(text).length === 0)

function joined(first: Row, second: Row): Row {
  const places = first.cells.map((cell, place) => ({ cell, column: first.columns[place] ?? place }))
  for (const [place, cell] of second.cells.entries()) {
    const column = second.columns[place] ?? place
    const over = places.find(one => (one.cell.box && cell.box ? overlapsAcross(one.cell, cell) : one.column === column))
    if (over) over.cell = under(over.cell, cell)
    else places.push({ cell, column })
  }
  const ordered = places.sort((one, other) => (one.cell.box?.x ?? one.column) - (other.cell.box?.x ?? other.column))
  const cells = ordered.map(({ cell }) => cell)
  return { ...first, cells, columns: ordered.map(({ column }) => column), end: second.end }
}

function under(first: Cell, second: Cell): Cell {
  const text = `${first.text} ${second.text}`
  return { text, start: first.start, end: second.end, box: around(first.box, second.box) }
}

function around(first: Cell['box'], second: Cell['box']): Cell['box'] {
  if (!first || !second) return first ?? second
  const [x, y] = [Math.min(first.x, second.x), Math.min(first.y, second.y)]
  const right = Math.max(first.x + first.width, second.x + second.width)
  const bottom = Math.max(first.y + first.height, second.y + second.height)
  return { x, y, width: right - x, height: bottom - y }
}
