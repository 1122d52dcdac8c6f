/** Which rows are chosen: some by their keys, or all that the filter matches but a few. */
export type RowSelection = { kind: 'some'; keys: ReadonlySet<string> } | { kind: 'all'; except: ReadonlySet<string> }

export const noRows: RowSelection = { kind: 'some', keys: new Set() }
export const allRows: RowSelection = { kind: 'all', except: new Set() }

export const isSelected = (selection: RowSelection, key: string): boolean =>
  selection.kind === 'some' ? selection.keys.has(key) : !selection.except.has(key)

/** How many rows that is. */
export const countSelected = (selection: RowSelection, total: number): number =>
  selection.kind === 'some' ? selection.keys.size : Math.max(total - selection.except.size, 0)

/** Chooses the rows, or no longer. */
export function select(selection: RowSelection, keys: readonly string[], chosen: boolean): RowSelection {
  if (selection.kind === 'some') return { kind: 'some', keys: changed(selection.keys, keys, chosen) }
  return { kind: 'all', except: changed(selection.except, keys, !chosen) }
}

function changed(set: ReadonlySet<string>, keys: readonly string[], present: boolean): ReadonlySet<string> {
  const next = new Set(set)
  for (const key of keys) {
    if (present) next.add(key)
    else next.delete(key)
  }
  return next
}

/** What the heading's checkbox shows for the rows that have arrived. */
export function headingState(selection: RowSelection, keys: readonly string[]): 'none' | 'some' | 'all' {
  const chosen = keys.filter(key => isSelected(selection, key)).length
  if (chosen === 0) return countSelected(selection, keys.length) > 0 ? 'some' : 'none'
  return chosen === keys.length ? 'all' : 'some'
}

/** The rows from one to the other, both included, whichever comes first. */
export function rangeOf(keys: readonly string[], from: string, to: string): readonly string[] {
  const [start, end] = [keys.indexOf(from), keys.indexOf(to)].sort((a, b) => a - b) as [number, number]
  return start < 0 ? [to] : keys.slice(start, end + 1)
}
