/** The state that React Router keeps in each entry of the browser's history. */
interface EntryState {
  usr: unknown
  /** Scroll positions and the like are kept under it. */
  key: string
  /** How many entries of this application are before it. */
  idx: number
}

const newKey = () => Math.random().toString(36).slice(2, 10)

/** How many entries of this application are before the current one. */
export function historyIndex(): number {
  const state = window.history.state as Partial<EntryState> | null
  return state?.idx ?? 0
}

/** Gives the entry with which the page was opened a key, as every later one has. */
export function seedHistoryEntry(): void {
  const state = window.history.state as Partial<EntryState> | null
  if (state?.key === undefined) window.history.replaceState({ usr: null, key: newKey(), idx: historyIndex() }, '')
}

/**
 * Adds an entry that every area's router understands. (single-spa's `navigateToUrl` pushes a null state:
 * all such entries would share one scroll position.)
 */
export function pushHistoryEntry(path: string): void {
  window.history.pushState({ usr: null, key: newKey(), idx: historyIndex() + 1 } satisfies EntryState, '', path)
}

/** Puts a path in the place of the current entry. */
export function replaceHistoryEntry(path: string): void {
  window.history.replaceState({ usr: null, key: newKey(), idx: historyIndex() } satisfies EntryState, '', path)
}
