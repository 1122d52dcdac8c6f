// biome-ignore-all lint/a11y/useSemanticElements: absolutely placed rows in a grid lose the semantics of a real table.
import { mergeClasses } from '@fluentui/react-components'
import { useTable } from '@tanstack/react-table'
import { type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import { media } from '../theme/breakpoints'
import { DensityContext } from '../theme/density'
import { useMediaQuery } from '../theme/use-media-query'
import { BodyRows } from './BodyRows'
import { type ColumnWidths, withWidth } from './column-tracks'
import { type DataTableColumn, features, tableColumns } from './columns'
import { groupEntries } from './group-entries'
import { HeaderRow } from './HeaderRow'
import { maxPrinted, PrintNote } from './PrintNote'
import { RefreshLine } from './RefreshLine'
import type { RowAction } from './row-actions'
import { headingState } from './selection'
import { TableContext } from './table-context'
import { rowHeights, useTableStyles } from './table-styles'
import { useGridTracks } from './use-grid-tracks'
import { useKeptFocus } from './use-kept-focus'
import { type ScrollMemory, useScrollMemory } from './use-scroll-memory'
import { type TableSelection, useTableSelection } from './use-table-selection'
import { useVisibleRows } from './use-visible-rows'

export interface DataTableProps<Row extends object> {
  /** Names the table for screen readers: "Accounts". */
  label: string
  /** Those to draw, in their order. Keep its identity: it is a new array only when something changed. */
  columns: readonly DataTableColumn<Row>[]
  /** The rows that have arrived so far. A new array only when they change. */
  rows: readonly Row[]
  /** Keep its identity, as that of `rowTo`, `phoneRow` and `rowActions`: functions beside the screen. */
  rowKey(row: Row): string
  /** Where the row leads; its `RowLink` is the real link. */
  rowTo?: ((row: Row) => string) | undefined
  /** The row below 640 px: two lines, no columns. */
  phoneRow(row: Row): ReactNode
  /** What can be done with a row, shown at its end under the pointer or the focus. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined
  /** How many rows there are on the server, if that is known. */
  total: number | undefined
  /** The first page is on its way. */
  loading: boolean
  /** Newer rows are on their way; these stay meanwhile. */
  refreshing?: boolean
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
  /** The order in use and the list's own, by the server's names. `undefined` when nothing can be sorted. */
  sorting?: { sort: string | undefined; fallback: string | undefined; onSort(sort: string | undefined): void }
  /** The heading that a row is under, where rows are grouped: a group is what follows one another. Keep its identity. */
  headingOf?: ((row: Row) => string) | undefined
  /** Widths that the person gave, and who keeps them. Without it widths are fixed. */
  widths?: { widths: ColumnWidths; onChange(widths: ColumnWidths): void }
  /** Without it rows can't be chosen. */
  selection?: TableSelection
  /** Comes back to where it was. */
  scroll?: ScrollMemory | undefined
}

const skeletonRows = 12
/** This many rows before the last one, the next page is asked for. */
const lead = 12
const fixedOrder = { sort: undefined, fallback: undefined, onSort: () => undefined }
const noWidths: ColumnWidths = {}

/**
 * A list of records from server-side pages: only the visible rows are drawn. A row opens as a link;
 * `j` and `k` move, Enter opens, `x` chooses, Escape gives the choice up. Headings sort and change widths.
 * Grouped rows stand under headings, which the keys pass.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, headingOf, total, loading, hasMore, onEndReached, error, selection } = props
  const styles = useTableStyles()
  const phone = useMediaQuery(media.phone)
  const printing = useMediaQuery(media.print)
  const density = useContext(DensityContext)
  const scroller = useRef<HTMLDivElement>(null)

  const definitions = useMemo(() => tableColumns(columns), [columns])
  const table = useTable({ features, columns: definitions, data: rows, getRowId: rowKey })
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey])
  const chosen = selection?.rows
  const heading = useMemo(() => chosen && headingState(chosen, keys), [chosen, keys])
  const widths = props.widths?.widths ?? noWidths
  const checkable = selection !== undefined && (!phone || selection.choosing || heading !== 'none')
  const grid = useGridTracks({ columns, widths, checkable, phone })

  const waiting = loading && rows.length === 0
  const lines = useMemo(() => headingOf && groupEntries(rows, headingOf, !hasMore), [rows, headingOf, hasMore])
  const arrived = lines?.entries.length ?? rows.length
  const headings = arrived - rows.length
  const printed = Math.min(rows.length, maxPrinted)
  const drawn = printing ? (lines?.places[printed - 1] ?? printed - 1) + 1 : arrived + (hasMore ? 1 : 0)
  const count = error ? 0 : waiting ? skeletonRows : drawn
  const height = phone ? rowHeights.phone : rowHeights[density]
  const choosing = useTableSelection(selection, keys)
  const { visible, totalHeight, width } = useVisibleRows({
    scroller,
    count,
    lines,
    records: rows.length,
    height,
    header: phone ? 0 : rowHeights.header,
    all: printing,
    choosing: selection && choosing,
  })
  useKeptFocus(scroller, keys)
  useScrollMemory(scroller, props.scroll, waiting || printing ? 0 : totalHeight, !waiting && !hasMore)

  const last = visible.at(-1)?.index ?? 0
  useEffect(() => {
    if (hasMore && !waiting && !printing && last >= arrived - lead) onEndReached()
  }, [hasMore, waiting, printing, last, arrived, onEndReached])

  return (
    <TableContext value={choosing.actions}>
      <div className={styles.root}>
        {props.refreshing && <RefreshLine />}
        <div
          ref={scroller}
          className={mergeClasses(
            styles.scroller,
            waiting && styles.still,
            heading !== undefined && heading !== 'none' && styles.underBar,
          )}
        >
          <div
            ref={grid.ref}
            className={width > 0 && grid.minWidth > width ? styles.wide : undefined}
            role="table"
            aria-label={props.label}
            aria-busy={waiting || props.refreshing || undefined}
            aria-rowcount={total === undefined || (hasMore && headings > 0) ? -1 : total + headings + 1}
            style={grid.style}
          >
            {!phone && (
              <HeaderRow
                headers={table.getFlatHeaders()}
                widths={widths}
                sorting={props.sorting ?? fixedOrder}
                selectAll={heading && { state: heading, onToggle: choosing.toggleAll }}
                hasActions={props.rowActions !== undefined}
                onPreview={grid.preview}
                onResize={props.widths && ((column, width) => props.widths?.onChange(withWidth(widths, column, width)))}
              />
            )}
            <BodyRows
              visible={visible}
              lines={lines}
              totalHeight={totalHeight}
              height={height}
              rows={table.getRowModel().rows}
              columns={phone ? 1 : columns.length}
              rowTo={props.rowTo}
              rowActions={props.rowActions}
              phoneRow={phone ? props.phoneRow : undefined}
              selection={selection}
              checkable={checkable}
            />
          </div>
          {printing && <PrintNote printed={printed} total={Math.max(total ?? 0, rows.length)} />}
          <div role="status" className={styles.announcer}>
            {waiting && props.loadingText}
          </div>
          {(error || count === 0) && <div className={styles.message}>{error || props.empty}</div>}
        </div>
      </div>
    </TableContext>
  )
}
