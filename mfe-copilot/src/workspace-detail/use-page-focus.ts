import { type RefObject, useEffect, useRef } from 'react'
import { usePlace } from './place/workspace-place'

interface PageFocus {
  conversation: RefObject<HTMLDivElement | null>
  beside: RefObject<HTMLElement | null>
}

const isShown = (element: HTMLElement | null) => element !== null && getComputedStyle(element).visibility !== 'hidden'

/**
 * Where only one page has room, the focus goes with the person: into the page that opens, and on the way back to the mark that led
 * there. Side by side it stays where it is.
 */
export function usePageFocus(): PageFocus {
  const conversation = useRef<HTMLDivElement>(null)
  const beside = useRef<HTMLElement>(null)
  const { panel, quote } = usePlace()
  const before = useRef({ panel, quote })
  useEffect(() => {
    const left = before.current
    before.current = { panel, quote }
    if (left.panel === panel || isShown(conversation.current) === isShown(beside.current)) return
    if (panel) return beside.current?.focus({ preventScroll: true })
    const mark = left.quote && document.getElementById(`quote-${left.quote}`)
    if (mark) mark.focus({ preventScroll: true })
  }, [panel, quote])
  return { conversation, beside }
}
