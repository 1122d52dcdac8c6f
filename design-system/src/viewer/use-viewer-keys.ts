import type { KeyboardEvent, RefObject } from 'react'

interface ViewerKeysOptions {
  /** The element that scrolls. */
  view: RefObject<HTMLElement | null>
  isReady: boolean
  onZoom?: ((direction: 1 | -1) => void) | undefined
  /** Absent: there is no highlight to go to. */
  onHighlight?: ((direction: 1 | -1) => void) | undefined
  /** Absent: there is nothing to search, and the browser's own search opens. */
  onSearch?: (() => void) | undefined
  /** Whether it did something. */
  onOtherKey?: (event: KeyboardEvent) => boolean
}

/** Keys that work wherever one is in a viewer, but not while one types. */
export function useViewerKeys(options: ViewerKeysOptions) {
  return (event: KeyboardEvent) => {
    if (!options.isReady || event.altKey) return
    const isDone = event.ctrlKey || event.metaKey ? searchKey(event, options) : plainKey(event, options)
    if (isDone) event.preventDefault()
  }
}

function searchKey({ key }: KeyboardEvent, { onSearch }: ViewerKeysOptions): boolean {
  if (key.toLowerCase() !== 'f' || !onSearch) return false
  onSearch()
  return true
}

function plainKey(event: KeyboardEvent, { view, onZoom, onHighlight, onOtherKey }: ViewerKeysOptions): boolean {
  if (event.target instanceof HTMLInputElement || event.defaultPrevented) return false
  const element = view.current
  const isInView = element?.contains(event.target as Node)
  const scroll = (screens: number) => element?.scrollBy({ top: screens * element.clientHeight * 0.9 })
  const step = new Map([
    ['+', onZoom && (() => onZoom(1))],
    ['=', onZoom && (() => onZoom(1))],
    ['-', onZoom && (() => onZoom(-1))],
    ['n', onHighlight && (() => onHighlight(1))],
    ['p', onHighlight && (() => onHighlight(-1))],
    // In the view itself the browser does it.
    ['PageDown', isInView ? undefined : () => scroll(1)],
    ['PageUp', isInView ? undefined : () => scroll(-1)],
    ['Home', () => element?.scrollTo({ top: 0 })],
    ['End', () => element?.scrollTo({ top: element.scrollHeight })],
  ]).get(event.key)
  step?.()
  return step !== undefined || (onOtherKey?.(event) ?? false)
}
