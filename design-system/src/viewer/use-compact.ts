import { type RefObject, useLayoutEffect, useState } from 'react'

/** Below it, a viewer is laid out as on a phone: in pixels. */
const compactWidth = 560

/** Whether an element is as narrow as a phone, which a column or a dialog may be, too. */
export function useCompact(element: RefObject<HTMLElement | null>): boolean {
  const [isCompact, setCompact] = useState(false)
  useLayoutEffect(() => {
    if (!element.current) return
    const { current } = element
    const measure = () => setCompact(current.clientWidth > 0 && current.clientWidth < compactWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    measure()
    return () => observer.disconnect()
  }, [element])
  return isCompact
}
