import type { InsuranceType } from '@coverdesk/coverage'
import { lineHeaded } from '../values/lines-of-business.ts'
import { labelOf } from './label.ts'
import type { Cell, Row } from './row.ts'

/** A section that stands beside others: from its left edge to that of the next one. */
export interface Panel {
  left: number
  line: InsuranceType
}

/** Of the page's width. */
const inLine = 0.02

/**
 * The sections that a row heads side by side: "General liability | Automobile", each above labels and values of its own. In a table
 * with a column for each line, the labels stand left of all lines.
 */
export function panelsOf(row: Row, rows: readonly Row[]): Panel[] {
  if (row.cells.length < 2 || row.cells.length > 3) return []
  const panels = row.cells.flatMap(({ text, box }): Panel[] => {
    const line = box && text.length < 60 && !/[$\d]/.test(text) ? lineHeaded(labelOf(text).text) : null
    return line && box ? [{ left: box.x, line }] : []
  })
  const next = rows[row.index + 1]?.cells[0]?.box
  const isOverLabels = next !== undefined && next !== null && Math.abs(next.x - (panels[0]?.left ?? -1)) < inLine
  return panels.length === row.cells.length && isOverLabels ? panels : []
}

/** The line of the panel that a cell stands in. */
export const lineOfPanel = (panels: readonly Panel[], { box }: Cell): InsuranceType | null =>
  panels.findLast(({ left }) => box !== null && box.x > left - inLine)?.line ?? null
