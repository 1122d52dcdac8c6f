import type { Block, Box, Page } from '../../reading/page.ts'
import { linesOfCell } from './cell-lines.ts'
import { partsOfCell } from './cells-apart.ts'
import type { Cell, Row } from './row.ts'
import { uprightBoxes } from './upright.ts'

/** The lines of a document in reading order. A form field is a row of its name and its value. */
export function rowsOf(pages: readonly Page[]): Row[] {
  return numbered(
    pages.flatMap(page => {
      const { blocks } = page
      const all = blocks.length > 0 ? blocks : [{ kind: 'PARAGRAPH' as const, start: 0, end: page.text.length }]
      return all.flatMap((block, number) => rowsOfBlock(page, block, number))
    }),
  )
}

type Unnumbered = Omit<Row, 'index'>

/** Rows with their places; what is left out of them has none. */
export const numbered = (rows: readonly Unnumbered[]): Row[] => rows.map((row, index) => ({ ...row, index }))

function rowsOfBlock(page: Page, block: Block, number: number): Unnumbered[] {
  const shared = { page, kind: block.kind, table: block.table ?? null, level: block.level ?? null, block: number }
  if (block.kind === 'TABLE_ROW' && block.cells) {
    const cells = block.cells.map(({ start, end }) => withLines(page, cellOf(page, start, end)))
    const filled = cells
      .flatMap((cell, column) => apart(page, cell).map(part => ({ cell: part, column })))
      .filter(({ cell }) => cell.text !== '')
    if (filled.length === 0) return []
    const columns = filled.map(({ column }) => column)
    return [{ ...shared, cells: filled.map(({ cell }) => cell), columns, start: block.start, end: block.end }]
  }
  if (block.kind === 'FORM_FIELD') return formRow(page, block, shared)
  return linesOf(page.text, block.start, block.end).map(({ start, end }) => {
    const cells = partsOf(page.text, start, end).map(part => cellOf(page, part.start, part.end))
    return { ...shared, cells, columns: cells.map((_, column) => column), start, end }
  })
}

/** Its name may be written on the page beside it, or nowhere. */
function formRow(
  page: Page,
  block: Block,
  shared: Pick<Row, 'page' | 'kind' | 'table' | 'level' | 'block'>,
): Unnumbered[] {
  const written = page.text.slice(block.start, block.end)
  const value = block.field?.value ?? ''
  const at = value === '' ? -1 : written.lastIndexOf(value)
  if (at <= 0) return [rowOfCells(shared, [cellOf(page, block.start, block.end)], block)]
  const cells = [
    cellOf(page, block.start, block.start + at),
    cellOf(page, block.start + at, block.start + at + value.length),
  ]
  return [
    rowOfCells(
      shared,
      cells.filter(({ text }) => text !== ''),
      block,
    ),
  ]
}

const rowOfCells = (
  shared: Pick<Row, 'page' | 'kind' | 'table' | 'level' | 'block'>,
  cells: Cell[],
  { start, end }: Pick<Block, 'start' | 'end'>,
): Unnumbered => ({ ...shared, cells, columns: cells.map((_, column) => column), start, end })

function linesOf(text: string, from: number, to: number): { start: number; end: number }[] {
  return [...text.slice(from, to).matchAll(/[^\n]*\S[^\n]*/g)].map(({ index, 0: { length } }) => ({
    start: from + index,
    end: from + index + length,
  }))
}

/** Tabs and wide gaps separate cells in texts that were set with spaces. */
const partsOf = (text: string, from: number, to: number) =>
  [...text.slice(from, to).matchAll(/\S(?:(?!\t| {3,})[^\n])*/g)].map(({ index, 0: { length } }) => ({
    start: from + index,
    end: from + index + length,
  }))

function cellOf(page: Page, from: number, to: number): Cell {
  const written = page.text.slice(from, to)
  const start = from + (written.length - written.trimStart().length)
  const end = Math.max(start, from + written.trimEnd().length)
  return { text: written.trim().replace(/\s+/g, ' '), start, end, box: boxAround(page, start, end) }
}

const apart = (page: Page, cell: Cell): Cell[] => {
  const parts = partsOfCell(page, wordsBetween(page, cell.start, cell.end), cell)
  return parts.length > 1 ? parts.map(({ start, end }) => cellOf(page, start, end)) : [cell]
}

function withLines(page: Page, cell: Cell): Cell {
  if (!cell.box) return cell
  const lines = linesOfCell(wordsBetween(page, cell.start, cell.end), turnOf(page))
  return lines.length < 2 ? cell : { ...cell, lines: lines.map(({ start, end }) => cellOf(page, start, end)) }
}

const turns = new WeakMap<Page, ReturnType<typeof uprightBoxes>>()

function turnOf(page: Page) {
  const turn = turns.get(page) ?? uprightBoxes(page)
  turns.set(page, turn)
  return turn
}

/** On the page as it is read: upright. */
function boxAround(page: Page, start: number, end: number): Box | null {
  let [left, top, right, bottom] = [1, 1, 0, 0]
  const turn = turnOf(page)
  for (const word of wordsBetween(page, start, end)) {
    if (!word.box || word.offset + word.text.length <= start) continue
    const box = turn(word.box)
    left = Math.min(left, box.x)
    top = Math.min(top, box.y)
    right = Math.max(right, box.x + box.width)
    bottom = Math.max(bottom, box.y + box.height)
  }
  return right > left ? { x: left, y: top, width: right - left, height: bottom - top } : null
}

/** Words follow each other in the text, so the first one is found by halves. */
function wordsBetween({ words }: Page, start: number, end: number) {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const word = words[middle]
    if (word && word.offset + word.text.length <= start) low = middle + 1
    else high = middle
  }
  let last = low
  while (last < words.length && (words[last]?.offset ?? end) < end) last += 1
  return words.slice(low, last)
}
