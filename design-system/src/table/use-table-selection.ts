import { useMemo, useRef } from 'react'
import { countSelected, headingState, isSelected, noRows, type RowSelection, rangeOf, select } from './selection'
import type { TableActions } from './table-context'

/** Which rows are chosen, and who keeps it. */
export interface TableSelection {
  rows: RowSelection
  onChange(rows: RowSelection): void
  /** Below 640 px: taps choose, from the first long press (or a button) on until this is over. */
  choosing: boolean
  onChoosing(choosing: boolean): void
}

/** How clicks and keys change what is chosen. */
export function useTableSelection(selection: TableSelection | undefined, keys: readonly string[]) {
  const anchor = useRef<string>(undefined)
  const latest = useRef({ selection, keys })
  latest.current = { selection, keys }

  return useMemo(() => {
    const change = (next: (rows: RowSelection, loaded: readonly string[]) => RowSelection) => {
      const { selection: current, keys: loaded } = latest.current
      current?.onChange(next(current.rows, loaded))
    }
    const actions: TableActions = {
      toggle(key, toHere) {
        const from = toHere ? anchor.current : undefined
        anchor.current = key
        change((rows, loaded) =>
          select(rows, from === undefined ? [key] : rangeOf(loaded, from, key), !isSelected(rows, key)),
        )
      },
      begin(key) {
        latest.current.selection?.onChoosing(true)
        anchor.current = key
        change(rows => select(rows, [key], true))
      },
    }
    return {
      actions,
      toggleAll: () =>
        change((rows, loaded) => (headingState(rows, loaded) === 'all' ? noRows : select(rows, loaded, true))),
      toggleAt(index: number) {
        const key = latest.current.keys[index]
        if (key !== undefined) actions.toggle(key, false)
      },
      extend: (from: number, to: number) =>
        change((rows, loaded) => select(rows, loaded.slice(Math.min(from, to), Math.max(from, to) + 1), true)),
      clear() {
        const { selection: current, keys: loaded } = latest.current
        if (!current || (countSelected(current.rows, loaded.length) === 0 && !current.choosing)) return false
        current.onChange(noRows)
        current.onChoosing(false)
        return true
      },
    }
  }, [])
}
