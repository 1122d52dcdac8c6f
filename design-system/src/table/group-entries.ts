/** A line of a table: a row, by its place among the rows, or the heading of those that follow. */
export type TableEntry =
  | { kind: 'row'; row: number }
  | {
      kind: 'heading'
      text: string
      /** The first row under it. */
      row: number
      /** How many rows are under it; undefined as long as there may be more on the server. */
      size: number | undefined
    }

/** The lines of a table whose rows are grouped. */
export interface GroupedLines {
  entries: readonly TableEntry[]
  /** Where each row is among the lines. */
  places: readonly number[]
}

/**
 * Puts a heading before each row that has another one than the row before it.
 *
 * @param complete no more rows are on the server
 */
export function groupEntries<Row>(
  rows: readonly Row[],
  headingOf: (row: Row) => string,
  complete: boolean,
): GroupedLines {
  const entries: TableEntry[] = []
  const places: number[] = []
  let open: Extract<TableEntry, { kind: 'heading' }> | undefined
  for (const [index, row] of rows.entries()) {
    const text = headingOf(row)
    if (text !== open?.text) {
      if (open) open.size = index - open.row
      open = { kind: 'heading', text, row: index, size: undefined }
      entries.push(open)
    }
    places.push(entries.length)
    entries.push({ kind: 'row', row: index })
  }
  if (open && complete) open.size = rows.length - open.row
  return { entries, places }
}
