import type { DataTableColumn } from '../table/columns'
import type { RowSelection } from '../table/selection'
import { addColumns } from './add-columns'
import { collectParts } from './collect-parts'
import type { ListModel, ReadAllOptions } from './list-model'
import { RowCounter } from './row-counter'

/** What is wanted of a list that its server writes. */
export interface WantedFile<Row> extends ReadAllOptions {
  /** Those that are shown, in their order. */
  columns: readonly DataTableColumn<Row>[]
  /** Undefined for every row. */
  chosen: RowSelection | undefined
}

/**
 * Reads a file that the server writes. Where the rows are chosen, or columns of other areas are shown, it is taken apart on
 * its way, and never held as a whole.
 *
 * @returns parts of the file, and how many rows it has
 * @throws an Error with a sentence for people, or when the signal ends it
 */
export async function readWritten<Row extends { id: string }>(
  write: NonNullable<ListModel<Row>['write']>,
  { columns, chosen, signal, onProgress }: WantedFile<Row>,
): Promise<{ parts: BlobPart[]; rows: number }> {
  const written = columns.filter(({ csv }) => csv)
  const isChanged = chosen !== undefined || columns.some(({ csv, readCsv }) => !csv && readCsv)
  const { total, bytes } = await write({ columns: written.map(({ id }) => id), ids: isChanged, signal })
  const counter = new RowCounter()
  const counted = counter.count(bytes, rows => onProgress(rows, total))
  if (!isChanged) return { parts: await collectParts(counted), rows: counter.rows }
  return addColumns(counted, { columns, chosen, signal })
}
