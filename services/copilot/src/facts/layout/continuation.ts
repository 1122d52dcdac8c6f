import { overlapsAcross } from './below.ts'
import type { Place, Row } from './row.ts'

const maxLines = 6
/** In heights of a line: lines of one text are nearer. */
const nearestLines = 1.1

/** These words alone are labels, or the end of a name that was too long for its line. */
const restOfName = /^(?:insurance |mutual |casualty |indemnity |assurance )?(?:company|agency|producer|broker)$/i

/** The further lines of a text that continues below its first line. */
export function continuation(rows: readonly Row[], { row, cell }: Place, isLabel: (text: string) => boolean): Place[] {
  const found: Place[] = []
  let last: Place = { row, cell }
  for (const next of rows.slice(row.index + 1, row.index + 16)) {
    if (next.page !== row.page || next.kind === 'HEADING' || next.kind === 'FOOTER' || found.length >= maxLines) break
    const under = next.cells.find(other => isNext(last, { row: next, cell: other }))
    if (!under) {
      if (!cell.box) break
      continue
    }
    const isOtherPair =
      next.cells.length > 1 && next.cells[0] !== under && isLabel(next.cells[next.cells.indexOf(under) - 1]?.text ?? '')
    if (
      (isLabel(under.text) && !restOfName.test(under.text)) ||
      isOtherPair ||
      /^[^:]{2,40}(?::\s|\s[-–—]\s|(?:\.\s?){4})/.test(under.text)
    )
      break
    last = { row: next, cell: under }
    found.push(last)
  }
  return found
}

function isNext(last: Place, next: Place): boolean {
  const [one, other] = [last.cell.box, next.cell.box]
  if (!one || !other) return last.row.block === next.row.block && next.row.cells.length === 1
  const gap = other.y - (one.y + one.height)
  const height = Math.min(one.height, other.height)
  return (
    gap > -height / 2 &&
    gap < nearestLines * height &&
    Math.abs(one.x - other.x) < 0.02 &&
    overlapsAcross(last.cell, next.cell)
  )
}
