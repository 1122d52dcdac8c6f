// biome-ignore-all lint/a11y/useSemanticElements: absolutely placed rows in a grid lose the semantics of a real table.
import type { Row } from '@tanstack/react-table'
import { type ReactNode, useId } from 'react'
import { BodyRow, type RowCheck } from './BodyRow'
import type { features } from './columns'
import type { RowAction } from './row-actions'
import { SkeletonRow } from './SkeletonRow'
import { isSelected } from './selection'
import { useTableStyles } from './table-styles'
import type { TableSelection } from './use-table-selection'

interface BodyRowsProps<Record extends object> {
  visible: readonly { index: number; start: number }[]
  totalHeight: number
  /** Of one row. */
  height: number
  /** Those that have arrived; a visible index beyond them is still on its way. */
  rows: readonly Row<typeof features, Record>[]
  columns: number
  rowTo: ((record: Record) => string) | undefined
  rowActions: ((record: Record) => readonly RowAction[]) | undefined
  phoneRow: ((record: Record) => ReactNode) | undefined
  selection: TableSelection | undefined
  /** Checkboxes are drawn. */
  checkable: boolean
}

/** The rows in the window, and a little beyond. */
export function BodyRows<Record extends object>(props: BodyRowsProps<Record>) {
  const { visible, totalHeight, height, rows, columns, rowTo, phoneRow, rowActions, selection, checkable } = props
  const styles = useTableStyles()
  const id = useId()
  const checkOf = (key: string): RowCheck => {
    if (!checkable || !selection) return 'none'
    return isSelected(selection.rows, key) ? 'checked' : 'unchecked'
  }
  return (
    <div role="rowgroup" className={styles.body} style={{ height: totalHeight }}>
      {visible.map(({ index, start }) => {
        const row = rows[index]
        const place = { index, start, height }
        if (!row) return <SkeletonRow key={`waiting-${index}`} {...place} columns={columns} checkable={checkable} />
        return (
          <BodyRow
            key={row.id}
            {...place}
            row={row}
            to={rowTo?.(row.original)}
            titleId={`${id}-${row.id}`}
            check={checkOf(row.id)}
            phoneRow={phoneRow}
            pressable={phoneRow !== undefined && selection !== undefined}
            actions={rowActions}
          />
        )
      })}
    </div>
  )
}
