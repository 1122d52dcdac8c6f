import type { PointerEvent } from 'react'

/**
 * Gives words that are cut a tooltip with all of them. Measured when someone points at them: measuring every row while
 * scrolling would force layouts.
 */
export function showAllWhenCut({ currentTarget: line }: PointerEvent<HTMLElement>) {
  line.title = line.scrollWidth > line.clientWidth ? (line.textContent ?? '') : ''
}
