import { type RefObject, useLayoutEffect, useState } from 'react'
import type { PageSize } from './page-size'
import { largestZoom, shownZoom, smallestZoom, stepFrom, type Zoom } from './zoom'

/** Between the paper and the edge of the view, in pixels. */
export const margin = 12

export interface ZoomControl {
  /** What is shown: 1 is the size on paper. */
  value: number
  isFitted: boolean
  canGrow: boolean
  canShrink: boolean
  step(direction: 1 | -1): void
  fit(): void
}

/** How large the pages are; until someone says otherwise they follow the width of the view. */
export function useZoom(view: RefObject<HTMLElement | null>, { width }: PageSize): ZoomControl {
  const [zoom, setZoom] = useState<Zoom>('calm')
  const [room, setRoom] = useState(0)

  useLayoutEffect(() => {
    const element = view.current
    if (!element) return
    const measure = () => setRoom(element.clientWidth - 2 * margin)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [view])

  const value = shownZoom(zoom, room, width)
  return {
    value,
    isFitted: value === shownZoom('fit', room, width),
    canGrow: value < largestZoom,
    canShrink: value > smallestZoom,
    step: direction => setZoom(stepFrom(value, direction)),
    fit: () => setZoom('fit'),
  }
}
