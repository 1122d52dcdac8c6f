import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** What is at the top of the view: a page, and how much of it is above. */
interface Anchor {
  number: number
  fraction: number
}

const elementOf = (view: HTMLElement, number: number) => view.querySelector<HTMLElement>(`[data-page="${number}"]`)

/**
 * Which page one reads, and the way to another.
 *
 * @param view the element that scrolls
 * @param pages how many there are; 0 while they are not known
 * @param scale when it changes, what one reads stays where it is
 */
export function usePagesView(view: RefObject<HTMLElement | null>, pages: number, scale: number) {
  const [current, setCurrent] = useState(1)
  const anchor = useRef<Anchor>({ number: 1, fraction: 0 })

  useEffect(() => {
    const element = view.current
    if (!element || pages === 0) return
    const look = () => {
      anchor.current = anchorAt(element, pages, element.scrollTop)
      // The page in the middle of the view is the one that is read.
      setCurrent(anchorAt(element, pages, element.scrollTop + element.clientHeight / 2).number)
    }
    element.addEventListener('scroll', look, { passive: true })
    look()
    return () => element.removeEventListener('scroll', look)
  }, [view, pages])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of scale that moves everything
  useLayoutEffect(() => {
    const element = view.current
    const page = element && elementOf(element, anchor.current.number)
    if (!element || !page || element.scrollTop === 0) return
    element.scrollTop = page.offsetTop + anchor.current.fraction * page.offsetHeight
  }, [scale])

  const goTo = useCallback(
    (number: number) => {
      const element = view.current
      const page = element && elementOf(element, number)
      if (page) element.scrollTop = page.offsetTop - 8
    },
    [view],
  )
  return { current, goTo }
}

/** The last page that begins above a height, found by halves: there may be thousands. */
function anchorAt(view: HTMLElement, pages: number, height: number): Anchor {
  let [low, high] = [1, pages]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((elementOf(view, middle)?.offsetTop ?? 0) <= height) low = middle
    else high = middle - 1
  }
  const page = elementOf(view, low)
  return { number: low, fraction: page ? (height - page.offsetTop) / page.offsetHeight : 0 }
}
