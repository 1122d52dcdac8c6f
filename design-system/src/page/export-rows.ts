import { shownColumns } from '../table/column-layout'
import { isSelected, type RowSelection } from '../table/selection'
import { download, leftOut, toCsv } from './csv'
import type { ListModel, ReadAllOptions } from './list-model'

/** What an export holds: everything that the filter matches, or the rows that are chosen. */
export type ExportScope = { kind: 'matching' } | { kind: 'chosen'; rows: RowSelection }

/** What has been exported. */
export interface Exported {
  rows: number
  /** Headings of columns that give nothing for an export. */
  leftOut: readonly string[]
}

/**
 * Writes rows of a list into a CSV file, with the columns that are shown, and hands it to the browser.
 *
 * @throws an Error with a sentence for people, or when the signal ends it
 */
export async function exportRows<Row extends { id: string }>(
  list: ListModel<Row>,
  scope: ExportScope,
  reading: ReadAllOptions,
): Promise<Exported> {
  const every = (scope.kind === 'chosen' && loadedRows(list.rows, scope.rows)) || (await list.readAll(reading))
  const rows = scope.kind === 'chosen' ? every.filter(({ id }) => isSelected(scope.rows, id)) : every
  const columns = shownColumns(list.columns, list.layout)
  const text = await toCsv(columns, rows, reading.signal)
  reading.signal.throwIfAborted()
  download(`${list.id}-${new Date().toLocaleDateString('en-CA')}.csv`, text)
  return { rows: rows.length, leftOut: leftOut(columns).map(({ header }) => header) }
}

/** The chosen rows, when all of them have arrived already. */
function loadedRows<Row extends { id: string }>(rows: readonly Row[], chosen: RowSelection) {
  if (chosen.kind === 'all') return undefined
  const found = rows.filter(({ id }) => chosen.keys.has(id))
  return found.length === chosen.keys.size ? found : undefined
}
