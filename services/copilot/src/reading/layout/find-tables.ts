import type { Line, Segment } from './placed-word.ts'
import { cellsOf, columnsOf } from './table-columns.ts'
import { continuesCells, endsNames, goesOn, hasOwnValue, isTight, rowDistance } from './wrapped-lines.ts'

/** In font sizes: lines of one row are nearer to each other than that. */
const rowPitch = 1.45
/** In font sizes: rows are nearer to each other than that; one with a single cell is nearer still. */
const maxPitch = 4
const cellPitch = 2.8
/** In points: what begins nearer than this begins at one place. */
const samePlace = 2.5

/** A table, or a line that is part of none. */
export type LinesOrTable = { line: Line } | { rows: Segment[][][] }

/**
 * Finds rows with cells among lines of one flow. A row has a list of segments for each column of its table, from top to
 * bottom; a cell can take several lines.
 */
export function findTables(lines: readonly Line[]): LinesOrTable[] {
  const found: LinesOrTable[] = []
  let at = 0
  while (at < lines.length) {
    const end = endOfTable(lines, at)
    const [line] = lines.slice(at, at + 1)
    if (end > at) found.push({ rows: rowsOf(lines.slice(at, end)) })
    else if (line) found.push({ line })
    at = Math.max(end, at + 1)
  }
  return found
}

const hasCells = (line: Line) => line.segments.length > 1 && !hasField(line)
const hasField = ({ segments }: Line) => segments.some(({ words }) => words.some(({ field }) => field))

/** A line with a single cell belongs to the table if it continues a row, or stands between two rows. */
function endOfTable(lines: readonly Line[], from: number): number {
  let end = from
  for (let at = from; at < lines.length; at += 1) {
    const [line, last] = [lines[at], lines[at - 1]]
    if (!line || hasField(line)) break
    const pitch = last ? (line.baseline - last.baseline) / Math.max(line.size, last.size) : 0
    const isInColumn = isBelowCells(line, lines.slice(from, end))
    if (at > from && pitch > (hasCells(line) ? maxPitch : isInColumn ? cellPitch : rowPitch)) break
    if (hasCells(line)) end = at + 1
    else if (at === from || isWide(line, lines.slice(from, end))) break
    else if (continues(line, lines.slice(from, end)) || isLastOfCell(line, last, lines.slice(from, end))) end = at + 1
  }
  return end
}

/** It begins where cells of several rows do that aren't the first of theirs. */
const isBelowCells = (line: Line, table: readonly Line[]) =>
  line.segments.length === 1 &&
  table.filter(({ segments }) => segments.slice(1).some(({ left }) => Math.abs(left - line.left) < samePlace)).length >
    1

/** A sentence over the width of the table is part of the text around it. */
function isWide({ left, right }: Line, table: readonly Line[]) {
  const width = Math.max(...table.map(line => line.right)) - Math.min(...table.map(line => line.left))
  return right - left > 0.6 * width
}

/** It stands under a cell that isn't the first one. */
function continues(line: Line, table: readonly Line[]) {
  const margin = Math.min(...table.map(({ left }) => left))
  return line.left > margin + 2 * line.size
}

/** It is the rest of the first cell above it. */
const isLastOfCell = (line: Line, last: Line | undefined, table: readonly Line[]) =>
  last !== undefined &&
  table.filter(hasCells).length > 1 &&
  Math.abs(line.left - Math.min(...table.map(({ left }) => left))) < 2 &&
  isTight(line, last, rowDistance(table))

function rowsOf(lines: readonly Line[]): Segment[][][] {
  const columns = columnsOf(lines)
  const distance = rowDistance(lines)
  const rows: Segment[][][] = []
  for (const [place, line] of lines.entries()) {
    const cells = cellsOf(line, columns)
    const [row, last] = [rows.at(-1), lines[place - 1]]
    if (row && last && isContinuation(line, last, cells, row, distance)) {
      for (const [column, segments] of cells.entries()) row[column]?.push(...segments)
    } else rows.push(cells)
  }
  return rows
}

/** The first cell of a new row isn't empty, and stands apart from the row above it. */
function isContinuation(line: Line, last: Line, cells: Segment[][], row: Segment[][], distance: number) {
  if (cells[0]?.length === 0) return line.baseline - last.baseline < rowPitch * line.size && !hasOwnValue(cells, row)
  return (
    (isTight(line, last, distance) && continuesCells(cells, row)) ||
    endsNames(line, last, cells, row) ||
    goesOn(line, last, cells, row)
  )
}
