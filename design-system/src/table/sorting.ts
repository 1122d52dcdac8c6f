import type { ColumnSort } from './columns'

export type SortDirection = 'ascending' | 'descending'

/** How a column stands to the order in use, if it has to do with it. */
export function directionOf(column: ColumnSort, sort: string | undefined): SortDirection | undefined {
  if (sort === column.ascending) return 'ascending'
  return sort === column.descending ? 'descending' : undefined
}

/**
 * What a click on a column's heading asks for: ascending, then descending, then the list's own order again.
 *
 * @param fallback the list's own order
 */
export function nextSort(column: ColumnSort, sort: string | undefined, fallback: string | undefined) {
  const direction = directionOf(column, sort)
  if (direction === 'ascending') return column.descending
  return direction === 'descending' ? fallback : column.ascending
}
