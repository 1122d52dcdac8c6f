import { shownColumns } from '../table/column-layout'
import { isSelected, type RowSelection } from '../table/selection'
import { download, toCsv } from './csv'
import type { ListModel, ReadAllOptions } from './list-model'

/** What an export holds: everything that the filter matches, or the rows that are chosen. */
export type ExportScope = { kind: 'matching' } | { kind: 'chosen'; rows: RowSelection }

/**
 * Writes rows of a list into a CSV file, with the columns that are shown, and hands it to the browser.
 *
 * @returns how many
 * @throws an Error with a sentence for people, or when the signal ends it
 */
export async function exportRows<Row extends { id: string }>(
  list: ListModel<Row>,
  scope: ExportScope,
  reading: ReadAllOptions,
): Promise<number> {
  const every = (scope.kind === 'chosen' && loadedRows(list.rows, scope.rows)) || (await list.readAll(reading))
  const rows = scope.kind === 'chosen' ? every.filter(({ id }) => isSelected(scope.rows, id)) : every
  const text = await toCsv(shownColumns(list.columns, list.layout), rows)
  reading.signal.throwIfAborted()
  download(`${list.id}-${new Date().toLocaleDateString('en-CA')}.csv`, text)
  return rows.length
}

/** The chosen rows, when all of them have arrived already. */
function loadedRows<Row extends { id: string }>(rows: readonly Row[], chosen: RowSelection) {
  if (chosen.kind === 'all') return undefined
  const found = rows.filter(({ id }) => chosen.keys.has(id))
  return found.length === chosen.keys.size ? found : undefined
}
