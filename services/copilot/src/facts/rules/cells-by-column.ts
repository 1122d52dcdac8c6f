import { datesIn } from '@coverdesk/coverage/read'
import type { Cell, Row } from '../layout/row.ts'
import { columnOf } from '../layout/tables-of.ts'
import type { Column } from './column-names.ts'

/** The cells of a row, each with what its column holds. */
export type ByColumn = { column: Column | null; cell: Cell }[]

/** Cells that stand close are one cell of several columns; they are divided by what they hold. */
export function cellsByColumn(header: Row, columns: readonly (readonly Column[])[], row: Row): ByColumn {
  const found = row.cells.flatMap((cell): ByColumn => {
    const place = columnOf(header, row, cell)
    const named = place === null ? [] : (columns[place] ?? [])
    if (named.length > 1) return divided(cell, named)
    return [{ column: named[0] ?? null, cell: withoutLetter(cell, named[0]) }]
  })
  return found.map((one, at) => ({ ...one, column: one.column ?? besideDate(found, at) }))
}

/** A date beside the other end of a period is this one, even where a scan doesn't show the heading. */
function besideDate(found: ByColumn, at: number): Column | null {
  const [date] = datesIn(found[at]?.cell.text ?? '')
  if (!date || date.end - date.start < (found[at]?.cell.text.length ?? 0)) return null
  if (found[at + 1]?.column === 'EXPIRATION') return 'EFFECTIVE'
  return found[at - 1]?.column === 'EFFECTIVE' ? 'EXPIRATION' : null
}

function divided(cell: Cell, columns: readonly Column[]): ByColumn {
  const found: ByColumn = []
  let from = 0
  for (const [place, column] of columns.entries()) {
    const rest = cell.text.slice(from)
    const length = place === columns.length - 1 ? rest.length : lengthOf(column, rest)
    if (length === 0) continue
    found.push({ column, cell: partOf(cell, from, from + length) })
    from += length
  }
  return found
}

/** How much of a text belongs to a column that others follow. */
function lengthOf(column: Column, text: string): number {
  if (column === 'LETTER') return /^\s*[A-F](?=\s|$)/.exec(text)?.[0].length ?? 0
  if (column === 'EFFECTIVE' || column === 'EXPIRATION') {
    const [date] = datesIn(text)
    return date && text.slice(0, date.start).trim() === '' ? date.end : 0
  }
  if (column === 'ADDITIONAL_INSURED' || column === 'WAIVER') return /^\s*[YNX](?=\s|$)/.exec(text)?.[0].length ?? 0
  if (column === 'COVERAGE') return text.replace(/(?:\s+[YNX])+\s*$/, '').length
  if (column === 'POLICY_NUMBER') return /^\s*(?=\S*\d)\S+/.exec(text)?.[0].length ?? 0
  return 0
}

function partOf(cell: Cell, from: number, to: number): Cell {
  const text = cell.text.slice(from, to)
  const start = cell.start + from + (text.length - text.trimStart().length)
  return { text: text.trim(), start, end: cell.start + to - (text.length - text.trimEnd().length), box: cell.box }
}

/** A letter may stand beside the line in one cell, though its heading doesn't. */
const withoutLetter = (cell: Cell, column: Column | undefined): Cell => {
  const letter = column === 'COVERAGE' ? /^[A-F] (?=[A-Z]{2})/.exec(cell.text) : null
  return letter ? partOf(cell, letter[0].length, cell.text.length) : cell
}
