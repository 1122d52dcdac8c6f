/** The rows that each list showed last on this page load, by the id of its definition. */
const shown = new Map<string, readonly string[]>()

export function rememberShownRows(list: string, ids: readonly string[]): void {
  shown.set(list, ids)
}

/**
 * The record next to one in the list as the person last saw it, with its filters and order: `j` and `k` on a record's page.
 *
 * @param list the `id` of the list's definition
 * @returns undefined at the end of the rows that were loaded, and where the list has not been open or doesn't have the record
 */
export function neighborInList(list: string, id: string, direction: 'next' | 'previous'): string | undefined {
  const ids = shown.get(list) ?? []
  const place = ids.indexOf(id)
  return place < 0 ? undefined : ids[direction === 'next' ? place + 1 : place - 1]
}
