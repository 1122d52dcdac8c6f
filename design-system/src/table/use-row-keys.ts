import { type RefObject, useEffect, useState } from 'react'
import { rowLinkSelector } from './RowLink'

const steps: Record<string, number> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }

/** Keys belong to what the person is typing in or choosing from, and to an open dialog or menu. */
const isTaken = (target: Element) =>
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]') !== null

/**
 * `j` and `k` move from row to row by moving the focus to the row's link, so that Enter opens it and a
 * screen reader reads it, with no second idea of "the current row". Arrows do the same within the table.
 *
 * @returns the row that has, or is about to get, the focus: it must stay rendered while it scrolls out of view
 */
export function useRowKeys(scroller: RefObject<HTMLElement | null>, count: number, reveal: (index: number) => void) {
  const [current, setCurrent] = useState<number>()

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = steps[event.key]
      const target = event.target as Element
      if (!step || event.ctrlKey || event.metaKey || event.altKey || isTaken(target) || count === 0) return
      if (document.querySelector('[aria-modal=true]')) return
      const inside = target.closest<HTMLElement>('[data-row-index]')
      if (event.key.startsWith('Arrow') && !(inside && scroller.current?.contains(inside))) return
      event.preventDefault()
      const from = inside ? Number(inside.dataset['rowIndex']) : (current ?? -1)
      const next = Math.min(Math.max(from + step, 0), count - 1)
      reveal(next)
      setCurrent(next)
      focusRow(scroller.current, next)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [scroller, count, reveal, current])

  return current
}

/** The row may be rendered only after the scroll: one frame later at most. */
function focusRow(scroller: HTMLElement | null, index: number) {
  const find = () => scroller?.querySelector<HTMLElement>(`[data-row-index="${index}"] ${rowLinkSelector}`)
  const link = find()
  if (link) link.focus({ preventScroll: true })
  else requestAnimationFrame(() => find()?.focus({ preventScroll: true }))
}
