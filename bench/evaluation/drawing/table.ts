import type { Content } from '../facts/statement.ts'
import type { Paper, TextLook } from './paper.ts'

export interface Column {
  title: Content
  /** In points. */
  width: number
  align?: TextLook['align']
}

export interface TableLook {
  size?: number
  /** Lines around every cell, or only between rows. */
  grid?: boolean
  /** The header row again on each page; otherwise a table just continues. */
  repeatHeader?: boolean
}

const padding = 4

/** Rows under a header; a row is never split, a table is split where the page ends. */
export function drawTable(
  paper: Paper,
  columns: readonly Column[],
  rows: readonly (readonly Content[])[],
  look: TableLook = {},
) {
  const { grid = true, repeatHeader = true, size = paper.size } = look
  const drawRow = (cells: readonly Content[], bold: boolean) => {
    const heights = columns.map(({ width }, at) => paper.heightOf(cells[at] ?? '', width - 2 * padding, { size, bold }))
    const height = Math.max(...heights) + 2 * padding
    if (paper.need(height) && repeatHeader && !bold) drawRow(titles, true)
    let x = paper.frame.x
    for (const [at, { width, align = 'left' }] of columns.entries()) {
      if (grid) paper.box(x, paper.y, width, height, bold)
      paper.draw(cells[at] ?? '', x + padding, paper.y + padding, width - 2 * padding, { size, bold, align })
      x += width
    }
    paper.y += height
    if (!grid)
      paper.rule(
        paper.frame.x,
        columns.reduce((sum, { width }) => sum + width, 0),
        0.4,
      )
  }
  const titles = columns.map(({ title }) => title)
  if (titles.some(title => title !== '')) drawRow(titles, true)
  for (const row of rows) drawRow(row, false)
}
