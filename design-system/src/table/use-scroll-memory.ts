import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Where a list was scrolled to, for whoever keeps it while the list is away. */
export interface ScrollMemory {
  /** Pixels from the top, when the list is drawn for the first time. */
  position: number
  /** What the rows were asked for with: other rows begin at the top. */
  shows: string
  onChange(position: number): void
}

/** Milliseconds without scrolling. */
const settledAfter = 100

/**
 * Scrolls a list to where it was. It is done in steps: each page of rows that arrives makes it high enough
 * for a bit more. A person who scrolls meanwhile is left alone.
 *
 * @param height of all rows that have arrived
 * @param complete no more rows will come
 */
export function useScrollMemory(
  scroller: RefObject<HTMLElement | null>,
  memory: ScrollMemory | undefined,
  height: number,
  complete: boolean,
) {
  const goal = useRef(memory?.position || undefined)
  const latest = useRef(memory)
  latest.current = memory

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || goal.current === undefined || height === 0) return
    element.scrollTop = goal.current
    if (Math.abs(element.scrollTop - goal.current) <= 1 || complete) goal.current = undefined
  }, [scroller, height, complete])

  const shown = useRef(memory?.shows)
  useLayoutEffect(() => {
    if (shown.current === memory?.shows) return
    shown.current = memory?.shows
    goal.current = undefined
    scroller.current?.scrollTo({ top: 0 })
  }, [scroller, memory?.shows])

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const report = () => {
      if (goal.current === undefined) latest.current?.onChange(element.scrollTop)
    }
    // Asking where it is in the middle of scrolling would make the browser lay out twice.
    let timer: ReturnType<typeof setTimeout>
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(report, settledAfter)
    }
    const giveUp = () => {
      goal.current = undefined
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    element.addEventListener('wheel', giveUp, { passive: true })
    element.addEventListener('touchmove', giveUp, { passive: true })
    return () => {
      clearTimeout(timer)
      report()
      element.removeEventListener('scroll', onScroll)
      element.removeEventListener('wheel', giveUp)
      element.removeEventListener('touchmove', giveUp)
    }
  }, [scroller])
}
