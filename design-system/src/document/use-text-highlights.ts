import { type MouseEvent, type RefObject, useMemo } from 'react'
import { useCurrent } from '../viewer/use-current'
import { scrollToMark } from './scroll-to-mark'
import type { TextHighlight } from './text-pieces'

interface TextHighlightsOptions {
  ranges: readonly TextHighlight[]
  current: string | undefined
  onCurrentChange: ((id: string) => void) | undefined
}

/**
 * The highlights of a text, and the way from one to the next.
 *
 * @param view the element that scrolls
 */
export function useTextHighlights(view: RefObject<HTMLElement | null>, options: TextHighlightsOptions) {
  const { ranges, current: wanted, onCurrentChange } = options
  const ordered = useMemo(
    () => ranges.toSorted((one, other) => one.start - other.start).map((range, at) => ({ ...range, number: at + 1 })),
    [ranges],
  )
  const steps = useCurrent({
    ordered,
    wanted,
    onCurrentChange,
    isReady: true,
    reach: ({ id }) => scrollToMark(view.current, `[data-highlight="${CSS.escape(id)}"]`),
    say: ({ number, label }) => `Highlight ${number} of ${ordered.length}${label ? `: ${label}` : ''}`,
  })
  const onClick = ({ target }: MouseEvent) => {
    const id = target instanceof HTMLElement ? target.dataset['highlight'] : undefined
    if (id !== undefined && getSelection()?.isCollapsed) steps.go(id)
  }
  return { ordered, ...steps, onClick }
}
