import { type Turn, turnedBox } from './box'
import { PageTints } from './PageTints'
import type { DrawnHighlight } from './use-highlights'

interface PageHighlightsProps {
  /** Those of this page. */
  highlights: readonly DrawnHighlight[]
  /** How many the document has. */
  count: number
  current: string | undefined
  turn: Turn
}

/** Quotes and values on a page, each with its number for screen readers. */
export function PageHighlights({ highlights, count, current, turn }: PageHighlightsProps) {
  return highlights.map(({ id, number, label, boxes }) => (
    <span
      key={id}
      role="img"
      data-highlight={id}
      aria-current={id === current}
      aria-label={`Highlight ${number} of ${count}${label ? `: ${label}` : ''}`}
    >
      <PageTints boxes={boxes.map(box => turnedBox(box, turn))} look="highlight" isCurrent={id === current} />
    </span>
  ))
}
