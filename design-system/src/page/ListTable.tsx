import type { ReactNode } from 'react'
import { Button } from '../controls/Button'
import { EmptyState } from '../feedback/EmptyState'
import { ErrorState } from '../feedback/ErrorState'
import type { DataTableColumn } from '../table/columns'
import { DataTable } from '../table/DataTable'
import type { RowAction } from '../table/row-actions'
import type { ListWords } from './list-labels'
import type { ListModel } from './list-model'

export interface ListTableProps<Row extends { id: string }> {
  /** From the SDK's `useList`. */
  list: ListModel<Row>
  title: string
  /** What it is a list of: `{ one: 'account' }`. Every sentence of the screen follows. */
  words: ListWords
  /** While the first rows are on their way. By default "Loading accounts..." */
  loadingText?: string
  /** Those to draw. */
  columns: readonly DataTableColumn<Row>[]
  /** The row below 640 px: two lines. Keep its identity, as that of `rowTo` and `rowActions`. */
  phoneRow(row: Row): ReactNode
  rowTo?(row: Row): string
  rowActions?(row: Row): readonly RowAction[]
  /** What to do when there are no records at all. By default the title is "No accounts found". */
  empty: { hint: string; action?: ReactNode; title?: string }
  /** What to do when none matches. */
  noMatchHint: string
}

const keyOf = ({ id }: { id: string }) => id

/** The rows of a list, or why there are none. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { list, title, words, columns, phoneRow, rowTo, rowActions, empty, noMatchHint } = props
  const { one, many = `${one}s` } = words
  const { rows, failure, loading, layout } = list
  const noRows = list.filtered ? (
    <EmptyState
      kind="no-match"
      title={`No ${many} found`}
      hint={noMatchHint}
      action={<Button onClick={list.clearFilters}>Clear filter</Button>}
    />
  ) : (
    <EmptyState kind="nothing" title={`No ${many} found`} {...empty} />
  )
  return (
    <DataTable
      label={title}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowTo={rowTo}
      rowActions={rowActions}
      phoneRow={phoneRow}
      total={loading ? undefined : list.total}
      loading={loading}
      refreshing={list.refreshing}
      loadingText={props.loadingText ?? `Loading ${many}...`}
      hasMore={list.hasMore}
      onEndReached={list.loadMore}
      sorting={list.sorting}
      headingOf={list.grouping?.headingOf}
      widths={{ widths: layout.widths, onChange: widths => list.onLayout({ ...layout, widths }) }}
      selection={list.selection}
      scroll={list.scroll}
      empty={noRows}
      error={
        failure &&
        rows.length === 0 && <ErrorState title={`${title} could not be loaded`} {...failure} onRetry={list.retry} />
      }
    />
  )
}
