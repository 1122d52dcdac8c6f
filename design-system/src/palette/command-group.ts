/** One line of the palette. */
export interface CommandOption {
  /** Unique in the palette. */
  id: string
  title: string
  /** What tells it from others of the same title. */
  detail?: string
  /** A name of the icon map; a record without one has its initials. */
  icon?: string
  /** Keys that do the same, in tinykeys' notation. */
  keys?: string
  onChoose(): void
}

/** How far a group's search on the server has come. */
export type SearchState =
  | { status: 'searching' }
  | { status: 'found' }
  | { status: 'failed'; message: string; onRetry(): void }

/** Options under one heading. */
export interface CommandGroup {
  id: string
  title: string
  options: readonly CommandOption[]
  /** Only for what is searched on the server. */
  search?: SearchState
}
