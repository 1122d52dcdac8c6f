import { createColumnHelper, tableFeatures } from '@tanstack/react-table'
import type { ReactNode } from 'react'

/** One column of a `DataTable`. */
export interface DataTableColumn<Row> {
  id: string
  header: string
  cell(row: Row): ReactNode
  /** A CSS grid track, e.g. `minmax(0, 2fr)` or `120px`. By default `minmax(0, 1fr)`. */
  width?: string
  /** Numbers and money stand at the right. By default `start`. */
  align?: 'start' | 'end'
  /** Secondary facts recede behind the name. */
  quiet?: boolean
}

interface ColumnMeta {
  align: 'start' | 'end'
  quiet: boolean
}

/** The server sorts, filters and pages, so none of the table's own features is loaded. */
export const features = tableFeatures({ columnMeta: {} as ColumnMeta })

/** TanStack's column definitions and the grid's tracks for ours. */
export function tableColumns<Row extends object>(columns: readonly DataTableColumn<Row>[]) {
  const helper = createColumnHelper<typeof features, Row>()
  return {
    definitions: columns.map(({ id, header, cell, align = 'start', quiet = false }) =>
      helper.display({ id, header, cell: context => cell(context.row.original), meta: { align, quiet } }),
    ),
    tracks: columns.map(({ width = 'minmax(0, 1fr)' }) => width).join(' '),
  }
}
