import { useLayoutEffect, useRef } from 'react'

/**
 * Makes a textarea as high as its text, again when the text or the width changes. `min-height` and `max-height` of its
 * style are the bounds.
 *
 * @returns a ref for the textarea
 */
export function useAutoHeight(text: string) {
  const textarea = useRef<HTMLTextAreaElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again after each change of the text
  useLayoutEffect(() => {
    if (textarea.current) fit(textarea.current)
  }, [text])
  useLayoutEffect(() => {
    const element = textarea.current
    if (!element) return
    let width = element.clientWidth
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      fit(element)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return textarea
}

function fit(element: HTMLTextAreaElement) {
  element.style.height = 'auto'
  const borders = element.offsetHeight - element.clientHeight
  element.style.height = `${element.scrollHeight + borders}px`
}
