// biome-ignore-all lint/a11y/useSemanticElements: absolutely placed rows in a grid lose the semantics of a real table.
import { mergeClasses } from '@fluentui/react-components'
import { useTable } from '@tanstack/react-table'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useMediaQuery } from '../frame/use-media-query'
import { media } from '../theme/breakpoints'
import { type DataTableColumn, features, tableColumns } from './columns'
import { BodyRow, HeaderRow, WaitingRow } from './rows'
import { rowHeights, useTableStyles } from './table-styles'
import { useVisibleRows } from './use-visible-rows'

export interface DataTableProps<Row extends object> {
  /** Names the table for screen readers: "Accounts". */
  label: string
  /** Keep its identity: a constant beside the screen. */
  columns: readonly DataTableColumn<Row>[]
  /** The rows that have arrived so far. A new array only when they change. */
  rows: readonly Row[]
  rowKey(row: Row): string
  /** Where the row leads; its `RowLink` is the real link. */
  rowTo?(row: Row): string
  /** The row below 640 px: two lines, no columns. */
  phoneRow(row: Row): ReactNode
  /** How many rows there are on the server, if that is known. */
  total: number | undefined
  /** The first page is on its way. */
  loading: boolean
  /** Announced while loading: "Loading accounts...". */
  loadingText: string
  /** There are more rows on the server. */
  hasMore: boolean
  /** The reader comes near the last row: ask for the next page. Told again for each page. */
  onEndReached(): void
  /** Shown when nothing is loading and there are no rows: an `EmptyState`. */
  empty: ReactNode
  /** Shown instead of the rows: an `ErrorState`. */
  error?: ReactNode
}

const skeletonRows = 12
/** This many rows before the last one, the next page is asked for. */
const lead = 12

/**
 * A list of records from server-side pages: only the visible rows are drawn. A row opens as a link;
 * `j` and `k` move, Enter opens.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, rowTo, total, loading, hasMore, onEndReached, error } = props
  const styles = useTableStyles()
  const phone = useMediaQuery(media.phone)
  const { definitions, tracks } = useMemo(() => tableColumns(columns), [columns])
  const table = useTable({ features, columns: definitions, data: rows, getRowId: rowKey })

  const waiting = loading && rows.length === 0
  const count = error ? 0 : waiting ? skeletonRows : rows.length + (hasMore ? 1 : 0)
  const scroller = useRef<HTMLDivElement>(null)
  const height = phone ? rowHeights.phoneRow : rowHeights.row
  const header = phone ? 0 : rowHeights.header
  const { visible, totalHeight } = useVisibleRows({ scroller, count, records: rows.length, height, header })

  const last = visible.at(-1)?.index ?? 0
  useEffect(() => {
    if (hasMore && !waiting && last >= rows.length - lead) onEndReached()
  }, [hasMore, waiting, last, rows.length, onEndReached])

  const tableRows = table.getRowModel().rows
  return (
    <div ref={scroller} className={mergeClasses(styles.scroller, waiting && styles.still)}>
      <div role="table" aria-label={label} aria-busy={waiting} aria-rowcount={total === undefined ? -1 : total + 1}>
        {!phone && <HeaderRow headers={table.getFlatHeaders()} tracks={tracks} />}
        <div role="rowgroup" className={styles.body} style={{ height: totalHeight }}>
          {visible.map(({ index, start }) => {
            const row = tableRows[index]
            const place = { index, start, height, tracks: phone ? 'minmax(0, 1fr)' : tracks }
            if (!row) return <WaitingRow key={`waiting-${index}`} {...place} columns={phone ? 1 : columns.length} />
            const phoneRow = phone ? props.phoneRow : undefined
            return <BodyRow key={row.id} {...place} row={row} to={rowTo?.(row.original)} phoneRow={phoneRow} />
          })}
        </div>
      </div>
      <div role="status" className={styles.announcer}>
        {waiting && props.loadingText}
      </div>
      {(error || count === 0) && <div className={styles.message}>{error || props.empty}</div>}
    </div>
  )
}
