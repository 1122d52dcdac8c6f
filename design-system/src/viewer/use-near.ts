import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element is in the view, or not far from it. One that only flies past is not counted.
 *
 * @param view the element that scrolls
 */
export function useNear(element: RefObject<HTMLElement | null>, view: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      entries => {
        const isIn = entries.at(-1)?.isIntersecting ?? false
        clearTimeout(timer)
        timer = setTimeout(() => setNear(isIn), isIn ? 60 : 0)
      },
      { root: view.current, rootMargin: '60% 0px' },
    )
    observer.observe(element.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [element, view])
  return isNear
}
