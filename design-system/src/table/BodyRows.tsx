// biome-ignore-all lint/a11y/useSemanticElements: absolutely placed rows in a grid lose the semantics of a real table.
import type { Row } from '@tanstack/react-table'
import { type ReactNode, useId } from 'react'
import { BodyRow, type RowCheck } from './BodyRow'
import type { features } from './columns'
import { GroupHeading } from './GroupHeading'
import type { GroupedLines } from './group-entries'
import type { RowAction } from './row-actions'
import { SkeletonRow } from './SkeletonRow'
import { isSelected } from './selection'
import { rowHeights, useTableStyles } from './table-styles'
import type { TableSelection } from './use-table-selection'

interface BodyRowsProps<Record extends object> {
  /** Lines to draw, by their place among all. */
  visible: readonly { index: number; start: number }[]
  /** What the lines are, where rows are grouped. Without it each is a row. */
  lines: GroupedLines | undefined
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
  const { visible, lines, totalHeight, height, rows, columns, rowTo, phoneRow, rowActions, selection, checkable } =
    props
  const styles = useTableStyles()
  const id = useId()
  const checkOf = (key: string): RowCheck => {
    if (!checkable || !selection) return 'none'
    return isSelected(selection.rows, key) ? 'checked' : 'unchecked'
  }
  return (
    <div role="rowgroup" className={styles.body} style={{ height: totalHeight }}>
      {visible.map(({ index: place, start }) => {
        const entry = lines?.entries[place]
        // The table's headings are its first line.
        const line = place + 2
        if (entry?.kind === 'heading') {
          const { text, size, row: first } = entry
          const spans = columns + (checkable ? 1 : 0)
          const where = { line, columns: spans, start, height: rowHeights.group }
          return <GroupHeading key={`heading-${rows[first]?.id}`} text={text} size={size} {...where} />
        }
        const index = entry?.row ?? place - (lines ? lines.entries.length - rows.length : 0)
        const row = rows[index]
        const at = { index, line, start, height }
        if (!row) return <SkeletonRow key={`waiting-${index}`} {...at} columns={columns} checkable={checkable} />
        return (
          <BodyRow
            key={row.id}
            {...at}
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
