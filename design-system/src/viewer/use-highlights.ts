import { useMemo } from 'react'
import { boxAround } from './box'
import { byPage } from './by-page'
import { type Highlight, type HighlightsProps, inReadingOrder } from './highlight'
import { type Numbered, useCurrent } from './use-current'
import type { Spot } from './use-pages-view'

const none: readonly Highlight[] = []

export type DrawnHighlight = Highlight & Numbered

/** The highlights of a document, and the way from one to the next. */
export interface Highlights {
  ofPage: ReadonlyMap<number, readonly DrawnHighlight[]>
  count: number
  current: DrawnHighlight | undefined
  /** What screen readers hear after a step: "Highlight 2 of 7 on page 3". */
  said: string
  step(direction: 1 | -1): void
  go(id: string): void
}

/**
 * @param isReady whether the pages have their places
 * @param bring scrolls to a place
 */
export function useHighlights(
  { highlights = none, current: wanted, onCurrentChange }: HighlightsProps,
  isReady: boolean,
  bring: (spot: Spot) => void,
): Highlights {
  const ordered = useMemo(
    () => inReadingOrder(highlights).map((highlight, at): DrawnHighlight => ({ ...highlight, number: at + 1 })),
    [highlights],
  )
  const ofPage = useMemo(() => byPage(ordered), [ordered])
  const count = ordered.length
  const steps = useCurrent({
    ordered,
    wanted,
    onCurrentChange,
    isReady,
    reach: ({ page, boxes }) => bring({ page, box: boxAround(boxes) }),
    say: ({ number, page, label }) => `Highlight ${number} of ${count} on page ${page}${label ? `: ${label}` : ''}`,
  })
  return { ofPage, count, ...steps }
}
