import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { focusRow, rowIndexAt } from './focus-row'

/**
 * A row that goes takes the focus with it, as when it is deleted from the keyboard: the row that is in its place then
 * gets it, so that no one begins at the top of the page again.
 *
 * @param keys those of the rows, in their order
 */
export function useKeptFocus(scroller: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const focused = useRef<{ key: string; index: number }>(undefined)
  const latest = useRef(keys)

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const index = rowIndexAt(target as Element, scroller.current)
      const key = index === undefined ? undefined : latest.current[index]
      focused.current = index === undefined || key === undefined ? undefined : { key, index }
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [scroller])

  useLayoutEffect(() => {
    latest.current = keys
    const { key, index } = focused.current ?? {}
    if (key === undefined || index === undefined || keys.includes(key)) return
    if (document.activeElement === document.body) focusRow(scroller.current, Math.min(index, keys.length - 1))
  }, [keys, scroller])
}
