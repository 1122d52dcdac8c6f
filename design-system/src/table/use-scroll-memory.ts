import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Where a list was scrolled to, for whoever keeps it while the list is away. */
export interface ScrollMemory {
  /** Pixels from the top, when the list is drawn for the first time. */
  position: number
  onChange(position: number): void
}

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: more rows let it come nearer.
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || goal.current === undefined) return
    element.scrollTop = goal.current
    if (Math.abs(element.scrollTop - goal.current) <= 1 || complete) goal.current = undefined
  }, [scroller, height, complete])

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const onScroll = () => {
      if (goal.current === undefined) latest.current?.onChange(element.scrollTop)
    }
    const giveUp = () => {
      goal.current = undefined
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    element.addEventListener('wheel', giveUp, { passive: true })
    element.addEventListener('touchmove', giveUp, { passive: true })
    return () => {
      element.removeEventListener('scroll', onScroll)
      element.removeEventListener('wheel', giveUp)
      element.removeEventListener('touchmove', giveUp)
    }
  }, [scroller])
}
