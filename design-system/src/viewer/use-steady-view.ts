import { type RefObject, useLayoutEffect, useRef } from 'react'
import { heightShift } from './scroll-place'

/**
 * When a page above turns out to be of another height than its place was, what is in sight stays where it is.
 *
 * @param look when it changes too, someone else finds the place again
 */
export function useSteadyView(
  page: RefObject<HTMLElement | null>,
  view: RefObject<HTMLElement | null>,
  height: number,
  look: string,
) {
  const before = useRef({ height, look })
  useLayoutEffect(() => {
    const { current } = before
    before.current = { height, look }
    if (!page.current || !view.current || current.look !== look || current.height === height) return
    const top = page.current.offsetTop - view.current.scrollTop
    view.current.scrollTop += heightShift(top, current.height, height)
  }, [page, view, height, look])
}
