import type { Cell, Place, Row } from './row.ts'

/** Rows of other blocks that may stand on the same line of the page. */
const nearRows = 8
/** Of the page's width: what is further to the right belongs to something else. */
const farRight = 0.3

/** The cell right of another one that isn't in its row: the field of a form, for example, whose label is printed before it. */
export function beside(rows: readonly Row[], { row, cell }: Place): Place | null {
  const { box } = cell
  if (!box) return null
  const right = box.x + box.width
  let best: { place: Place; distance: number } | null = null
  for (const other of rows.slice(Math.max(0, row.index - nearRows), row.index + nearRows + 1)) {
    if (other === row || other.page !== row.page) continue
    for (const next of other.cells) {
      const distance = (next.box?.x ?? 0) - right
      if (!isLevel(cell, next) || distance < -0.005 || distance > (best?.distance ?? farRight)) continue
      best = { place: { row: other, cell: next }, distance }
    }
  }
  return best?.place ?? null
}

/** Whether two texts stand at one height. */
export const isLevel = ({ box: one }: Cell, { box: other }: Cell): boolean =>
  one !== null &&
  other !== null &&
  Math.abs(one.y + one.height / 2 - other.y - other.height / 2) < 0.45 * Math.max(one.height, other.height)
