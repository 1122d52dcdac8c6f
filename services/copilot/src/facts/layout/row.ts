import type { Block, Box, Page } from '../../reading/page.ts'

/** What stands together on a line: a cell of a table, or a whole line of a paragraph. */
export interface Cell {
  /** In one line, with single spaces. */
  text: string
  /** In the text of its page. */
  start: number
  end: number
  /** Around its words, on the page turned upright; null where the page has no places. */
  box: Box | null
  /** Of a cell of a table that takes several lines: each of them. */
  lines?: Cell[]
}

/** A line of a page, in reading order. */
export interface Row {
  /** Its place among the rows of the document. */
  index: number
  page: Page
  kind: Block['kind']
  /** Cells that hold something, from left to right. */
  cells: Cell[]
  /** Of a table row: where each of its cells is among all of them, with the empty ones. */
  columns: number[]
  /** Numbers the tables of its page; null outside of tables. */
  table: number | null
  level: number | null
  /** Numbers the blocks of its page: lines of a paragraph have the same. */
  block: number
  start: number
  end: number
}

/** A place in a document: a cell of a row. */
export interface Place {
  row: Row
  cell: Cell
}
