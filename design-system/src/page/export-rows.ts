import { todayIn } from '../formats/shown-time-zone'
import { shownColumns } from '../table/column-layout'
import type { DataTableColumn } from '../table/columns'
import { isSelected, type RowSelection } from '../table/selection'
import { download, leftOut, toCsv } from './csv'
import type { ListModel, ReadAllOptions } from './list-model'
import { readWritten } from './read-written'

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
  const columns = shownColumns(list.columns, list.layout)
  const chosen = scope.kind === 'chosen' ? scope.rows : undefined
  const loaded = chosen && loadedRows(list.rows, chosen)
  const { parts, rows } =
    list.write && !loaded
      ? await readWritten(list.write, { columns, chosen, ...reading })
      : await writeRows(columns, filterChosen(loaded ?? (await list.readAll(reading)), chosen), reading.signal)
  reading.signal.throwIfAborted()
  download(`${list.id}-${todayIn()}.csv`, ...parts)
  return { rows, leftOut: leftOut(columns).map(({ header }) => header) }
}

const filterChosen = <Row extends { id: string }>(rows: readonly Row[], chosen: RowSelection | undefined) =>
  chosen ? rows.filter(({ id }) => isSelected(chosen, id)) : rows

async function writeRows<Row>(columns: readonly DataTableColumn<Row>[], rows: readonly Row[], signal: AbortSignal) {
  return { parts: [await toCsv(columns, rows, signal)], rows: rows.length }
}

/** The chosen rows, when all of them have arrived already. */
function loadedRows<Row extends { id: string }>(rows: readonly Row[], chosen: RowSelection) {
  if (chosen.kind === 'all') return undefined
  const found = rows.filter(({ id }) => chosen.keys.has(id))
  return found.length === chosen.keys.size ? found : undefined
}
