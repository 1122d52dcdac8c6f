import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Box, type Turn, turnedBox } from './box'
import { pageElement, placeOfPage, placeOfView } from './page-elements'
import type { PageSizes } from './page-sizes'
import type { Paper } from './paper'
import { isInSight, scrollPlace } from './scroll-place'

/** What is at the top of the view: a page, and how much of it is above. */
interface Anchor {
  number: number
  fraction: number
}

const wholePage: Box = { x: 0, y: 0, width: 1, height: 1 }

/** A place in the document; its box is not turned. */
export interface Spot {
  page: number
  box: Box
}

interface PagesViewOptions {
  /** Undefined while it is not known. */
  paper: Paper | undefined
  sizes: PageSizes
  /** When it changes, what one reads stays where it is. */
  scale: number
  turn: Turn
}

/**
 * Which page one reads, and the way to another, or to a place on it.
 *
 * @param view the element that scrolls
 */
export function usePagesView(view: RefObject<HTMLElement | null>, { paper, sizes, scale, turn }: PagesViewOptions) {
  const [current, setCurrent] = useState(1)
  const anchor = useRef<Anchor>({ number: 1, fraction: 0 })
  /** Where one was led to, until one scrolls away from it. */
  const held = useRef<Spot>(undefined)
  const turned = useRef(turn)
  turned.current = turn
  const pages = paper?.pages ?? 0

  useEffect(() => {
    const element = view.current
    if (!element || pages === 0) return
    const look = () => {
      anchor.current = anchorAt(element, pages, element.scrollTop)
      // The page in the middle of the view is the one that is read.
      setCurrent(anchorAt(element, pages, element.scrollTop + element.clientHeight / 2).number)
      if (held.current && !isSeen(element, held.current, turned.current)) held.current = undefined
    }
    element.addEventListener('scroll', look, { passive: true })
    look()
    return () => element.removeEventListener('scroll', look)
  }, [view, pages])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of scale or turn that moves everything
  useLayoutEffect(() => {
    const element = view.current
    const page = element && pageElement(element, anchor.current.number)
    if (!element || !page) return
    if (element.scrollTop > 0) element.scrollTop = page.offsetTop + anchor.current.fraction * page.offsetHeight
    if (held.current) scrollTo(element, held.current, turn)
  }, [scale, turn])

  const goTo = useCallback(
    (number: number) => {
      const page = view.current && pageElement(view.current, number)
      held.current = undefined
      if (!page || !view.current) return
      const { left } = scrollPlace(placeOfPage(page), wholePage, placeOfView(view.current))
      view.current.scrollTop = page.offsetTop - 8
      view.current.scrollLeft = left
    },
    [view],
  )

  /** Scrolls to a place, once it is known how large its page is. */
  const bring = useCallback(
    (spot: Spot) => {
      held.current = spot
      const scroll = () => {
        if (held.current === spot && view.current) scrollTo(view.current, spot, turned.current)
      }
      if (!paper || sizes.of(spot.page)) return scroll()
      paper.sizeOf(spot.page).then(
        size => {
          flushSync(() => sizes.put(spot.page, size))
          scroll()
        },
        // The page says itself that it cannot be read.
        scroll,
      )
    },
    [view, paper, sizes],
  )
  return { current, goTo, bring }
}

function isSeen(view: HTMLElement, { page, box }: Spot, turn: Turn): boolean {
  const element = pageElement(view, page)
  return element !== undefined && isInSight(placeOfPage(element), turnedBox(box, turn), placeOfView(view))
}

function scrollTo(view: HTMLElement, { page, box }: Spot, turn: Turn) {
  const element = pageElement(view, page)
  if (!element) return
  const { top, left } = scrollPlace(placeOfPage(element), turnedBox(box, turn), placeOfView(view))
  view.scrollTop = top
  view.scrollLeft = left
}

/** The last page that begins above a height, found by halves: there may be thousands. */
function anchorAt(view: HTMLElement, pages: number, height: number): Anchor {
  let [low, high] = [1, pages]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((pageElement(view, middle)?.offsetTop ?? 0) <= height) low = middle
    else high = middle - 1
  }
  const page = pageElement(view, low)
  return { number: low, fraction: page ? (height - page.offsetTop) / page.offsetHeight : 0 }
}
