import { type Line, textOf } from '../layout/placed-word.ts'
import type { PageText } from './page-text.ts'

/** Parts of the page where headers and footers are. */
const zone = 0.1
/** Of a header or a footer, in lines. */
const maxLines = 5
/** In points: as far apart the same line stands on two pages. */
const sameHeight = 4

export interface Frame {
  header: Line[]
  body: Line[]
  footer: Line[]
}

/** Takes out what stands at the top and bottom of a page and of others; page numbers may differ. */
export function takeRepeated({ view, lines: [lines = []] }: PageText, others: readonly PageText[]): Frame {
  const repeated = others.flatMap(other =>
    (other.lines[0] ?? []).map(line => ({ middle: middleOf(line), key: keyOf(line) })),
  )
  const isRepeated = (line: Line) => {
    const [middle, key] = [middleOf(line), keyOf(line)]
    return repeated.some(other => other.key === key && Math.abs(other.middle - middle) * view.height < sameHeight)
  }
  const top = countOf(lines, line => middleOf(line) < zone && isRepeated(line))
  const rest = lines.slice(top)
  const bottom = countOf(rest.toReversed(), line => middleOf(line) > 1 - zone && isRepeated(line))
  return {
    header: lines.slice(0, top),
    body: rest.slice(0, rest.length - bottom),
    footer: rest.slice(rest.length - bottom),
  }
}

/** How many lines from the edge on are part of the frame. */
function countOf(lines: readonly Line[], isFrame: (line: Line) => boolean) {
  const end = lines.findIndex(line => !isFrame(line))
  return Math.min(maxLines, end < 0 ? lines.length : end)
}

function middleOf({ segments: [segment] }: Line) {
  const box = segment?.words[0]?.box
  return box ? box.y + box.height / 2 : 0.5
}

const keyOf = ({ segments }: Line) => segments.map(textOf).join(' ').replace(/\d+/g, '#').toLowerCase()
