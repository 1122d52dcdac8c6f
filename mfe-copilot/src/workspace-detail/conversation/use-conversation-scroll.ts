import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'

/** Specification 3 §9, in milliseconds. */
const pauseBeforeEnd = 200
/** Whoever is this close to the end, in pixels, follows what comes. */
const nearEnd = 64

interface ConversationScroll {
  view: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  onScroll(): void
  /** To the end, as after a message was sent. */
  scrollToEnd(): void
}

/**
 * Opens a conversation at its end, and stays there while it grows, unless the person has scrolled up to read. What is put in above
 * leaves everything where it is.
 *
 * @param first the number of the first message that is shown
 */
export function useConversationScroll(first: number): ConversationScroll {
  const view = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const known = useRef({ first, height: 0 })

  const settle = useCallback(() => {
    const element = view.current
    if (!element) return
    if (follows.current) element.scrollTop = element.scrollHeight
    known.current.height = element.scrollHeight
  }, [])
  useLayoutEffect(() => {
    const element = view.current
    if (element && first < known.current.first && !follows.current) {
      element.scrollTop += element.scrollHeight - known.current.height
    }
    known.current.first = first
    settle()
  }, [first, settle])
  useEffect(() => {
    if (!content.current || !view.current) return
    const observer = new ResizeObserver(settle)
    observer.observe(content.current)
    observer.observe(view.current)
    return () => observer.disconnect()
  }, [settle])

  return {
    view,
    content,
    onScroll: useCallback(() => {
      const element = view.current
      if (!element) return
      follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd
    }, []),
    scrollToEnd: useCallback(() => {
      setTimeout(() => {
        follows.current = true
        settle()
      }, pauseBeforeEnd)
    }, [settle]),
  }
}
