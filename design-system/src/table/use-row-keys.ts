import { type RefObject, useEffect, useRef, useState } from 'react'
import { focusRow, rowIndexAt } from './focus-row'
import { type RowCommand, RowKeyReader } from './row-keys'

export interface RowKeysOptions {
  scroller: RefObject<HTMLElement | null>
  /** Rows that hold a record. */
  count: number
  /** Scrolls the row into view. */
  reveal(index: number): void
  /** Without it rows can't be chosen. */
  choosing: Choosing | undefined
}

interface Choosing {
  /** Chooses the row, or no longer. */
  toggleAt(index: number): void
  /** Chooses both rows. */
  extend(from: number, to: number): void
  /** @returns whether there was something to clear */
  clear(): boolean
}

/**
 * `j` and `k` move from row to row by moving the focus to the row's link, so that Enter opens it and a
 * screen reader reads it, with no second idea of "the current row". Arrows do the same within the table;
 * with Shift, `j` and `k` choose what they pass. `x` chooses a row, Escape gives the choice up.
 *
 * @returns the row that has, or is about to get, the focus: it must stay rendered while it scrolls out of view
 */
export function useRowKeys(options: RowKeysOptions) {
  const [current, setCurrent] = useState<number>()
  const latest = useRef(options)
  latest.current = options
  const latestCurrent = useRef(current)
  latestCurrent.current = current

  useEffect(() => {
    const keys = new RowKeyReader()
    const onKeyDown = (event: KeyboardEvent) => {
      const command = keys.read(event)
      if (!command) return
      const inside = rowIndexAt(event.target as Element, latest.current.scroller.current)
      const reached = obey(command, inside, latestCurrent.current, latest.current)
      if (reached === undefined) return
      event.preventDefault()
      if (reached !== 'done') setCurrent(reached)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return current
}

/** @returns the row that has the focus now, `done`, or undefined when the key is not the list's */
function obey(command: RowCommand, inside: number | undefined, current: number | undefined, options: RowKeysOptions) {
  const { scroller, count, reveal, choosing } = options
  if (command.kind === 'clear') return choosing?.clear() ? 'done' : undefined
  const from = inside ?? current
  if (count === 0) return undefined
  if (command.kind === 'toggle') {
    if (from === undefined || from >= count || !choosing) return undefined
    choosing.toggleAt(from)
    return 'done'
  }
  if (command.onlyInside && inside === undefined) return undefined
  const next = Math.min(Math.max((from ?? -1) + command.steps, 0), count - 1)
  if (command.extend) choosing?.extend(from ?? next, next)
  reveal(next)
  focusRow(scroller.current, next)
  return next
}
