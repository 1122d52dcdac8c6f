import { createColumnHelper, tableFeatures } from '@tanstack/react-table'
import type { ReactNode } from 'react'

/** Room for a date or a short word. */
export const defaultMinWidth = 112

/** What an export writes of a row: a text, a number, or nothing. */
export type CsvValue = string | number | null | undefined

/** One column of a `DataTable`. The first one is the row's title: it is always shown, at the left. */
export interface DataTableColumn<Row> {
  id: string
  header: string
  cell(row: Row): ReactNode
  /** A share of the width (`2fr`), or a width (`120px`). By default `1fr`. */
  width?: string
  /** It is never narrower, in pixels. By default 112. */
  minWidth?: number
  /** Numbers and money stand at the right. By default `start`. */
  align?: 'start' | 'end'
  /** Secondary facts recede behind the name. */
  quiet?: boolean
  /** The server's names for the order by this column. Without them it can't be sorted by. */
  sort?: ColumnSort
  /** Not shown until someone chooses it. By default shown. */
  hidden?: boolean
  /** What an export writes, by heading. A column without it and without `readCsv` is left out of exports, which say so. */
  csv?: Readonly<Record<string, (row: Row) => CsvValue>>
  /**
   * Reads what an export writes, where the rows do not hold it: one value for each, in their order.
   * Rejects with a sentence for people, or when the signal ends it.
   */
  readCsv?(rows: readonly Row[], signal: AbortSignal): Promise<readonly CsvValue[]>
}

export interface ColumnSort {
  ascending: string
  descending: string
}

interface ColumnMeta {
  align: 'start' | 'end'
  quiet: boolean
  minWidth: number
  sort: ColumnSort | undefined
}

/** The server sorts, filters and pages, so none of the table's own features is loaded. */
export const features = tableFeatures({ columnMeta: {} as ColumnMeta })

/** TanStack's column definitions for ours. */
export function tableColumns<Row extends object>(columns: readonly DataTableColumn<Row>[]) {
  const helper = createColumnHelper<typeof features, Row>()
  return columns.map(({ id, header, cell, align = 'start', quiet = false, minWidth = defaultMinWidth, sort }) =>
    helper.display({ id, header, cell: context => cell(context.row.original), meta: { align, quiet, minWidth, sort } }),
  )
}
