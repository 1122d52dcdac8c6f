import type { SheetRow } from '../../opening/sheet-pages.ts'
import { ReadingFailed } from '../../reading-failure.ts'
import { parseXml } from '../parts/parse-xml.ts'
import type { NumberFormats } from './number-formats.ts'

/** Excel has no more columns. */
const maxColumns = 16_384
/** Of one sheet. */
const maxCells = 1_000_000

interface Cell {
  column: number
  type: string
  style: number
  value: string
}

/** The rows of a sheet as people see them: of a formula its result, which was stored with it. */
export function readSheet(xml: string, strings: readonly string[], formats: NumberFormats): SheetRow[] {
  const rows: SheetRow[] = []
  let [row, cell, isValue, count]: [SheetRow | null, Cell | null, boolean, number] = [null, null, false, 0]
  parseXml(xml, {
    open(name, { r = '', t = 'n', s = '0' }) {
      if (name === 'row') row = { number: Number(r) || (rows.at(-1)?.number ?? 0) + 1, cells: [] }
      if (name === 'c' && row) cell = { column: columnOf(r) ?? row.cells.length, type: t, style: Number(s), value: '' }
      isValue = cell !== null && (name === 'v' || name === 't')
    },
    text(text) {
      if (isValue && cell) cell.value += text
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      if (name === 'c' && row && cell) {
        count += 1
        if (count > maxCells || cell.column >= maxColumns) throw new ReadingFailed('TOO_LARGE')
        const shown = shownOf(cell, strings, formats)
        if (shown !== '') {
          while (row.cells.length < cell.column) row.cells.push('')
          row.cells[cell.column] = shown
        }
        cell = null
      }
      if (name === 'row' && row) {
        rows.push(row)
        row = null
      }
    },
  })
  return withoutEmptyColumns(rows)
}

/** 0 for A1, 27 for AB3. */
function columnOf(reference: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (!letters) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function shownOf({ type, value, style }: Cell, strings: readonly string[], formats: NumberFormats): string {
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type !== 'n' || value.trim() === '' || Number.isNaN(Number(value))) return value
  return formats.show(Number(value), style)
}

/** A table that begins in column D begins with its first cell; all rows have the same columns. */
function withoutEmptyColumns(rows: readonly SheetRow[]): SheetRow[] {
  const filled = rows.filter(({ cells }) => cells.length > 0)
  const first = filled.reduce(
    (least, { cells }) =>
      Math.min(
        least,
        cells.findIndex(cell => cell !== ''),
      ),
    maxColumns,
  )
  const width = filled.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  // A cell far out in one row would make every row as wide.
  const isWide = (width - first) * filled.length > maxCells
  return filled.map(({ number, cells }) => {
    const own = cells.slice(first)
    while (!isWide && own.length < width - first) own.push('')
    return { number, cells: own }
  })
}
