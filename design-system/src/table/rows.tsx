// biome-ignore-all lint/a11y/useSemanticElements: absolutely placed rows in a grid lose the semantics of a real table.
// biome-ignore-all lint/a11y/useFocusableInteractive: rows and headers of a plain table are no controls; the row's link is.
import { mergeClasses } from '@fluentui/react-components'
import { type Cell, FlexRender, type Header, type Row } from '@tanstack/react-table'
import { type MouseEvent, memo, type ReactNode } from 'react'
import type { features } from './columns'
import { RowTarget, rowLinkSelector } from './RowLink'
import { SkeletonRow } from './SkeletonRow'
import { useTableStyles } from './table-styles'

type Features = typeof features

/** The sticky headings. */
export function HeaderRow<Record extends object>(props: { headers: Header<Features, Record>[]; tracks: string }) {
  const styles = useTableStyles()
  return (
    <div role="rowgroup" className={styles.header}>
      <div
        role="row"
        aria-rowindex={1}
        className={mergeClasses(styles.row, styles.headerRow)}
        style={{ gridTemplateColumns: props.tracks }}
      >
        {props.headers.map(({ id, column: { columnDef } }) => (
          <div
            key={id}
            role="columnheader"
            className={mergeClasses(styles.cell, columnDef.meta?.align === 'end' && styles.end)}
          >
            {String(columnDef.header)}
          </div>
        ))}
      </div>
    </div>
  )
}

interface Place {
  index: number
  /** Distance from the first row, in pixels. */
  start: number
  height: number
  tracks: string
}

const styleOf = ({ start, height, tracks }: Place) => ({
  gridTemplateColumns: tracks,
  height,
  transform: `translateY(${start}px)`,
})

export interface BodyRowProps<Record extends object> extends Place {
  row: Row<Features, Record>
  /** Where the row leads; without it the row is only read. */
  to: string | undefined
  /** What a phone shows instead of the cells. */
  phoneRow: ((record: Record) => ReactNode) | undefined
}

/** One record, drawn again only when it changes: scrolling moves many of these. */
export const BodyRow = memo(function BodyRow<Record extends object>(props: BodyRowProps<Record>) {
  const { row, to, phoneRow, index } = props
  const styles = useTableStyles()
  return (
    <RowTarget value={to}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the row's link, which this click follows. */}
      <div
        role="row"
        aria-rowindex={index + 2}
        data-row-index={index}
        className={mergeClasses(styles.row, styles.bodyRow, to !== undefined && styles.linkRow)}
        style={styleOf(props)}
        onClick={followRowLink}
      >
        {phoneRow ? (
          <div role="cell" className={styles.cell}>
            {phoneRow(row.original)}
          </div>
        ) : (
          row.getAllCells().map(cell => <BodyCell key={cell.id} cell={cell} />)
        )}
      </div>
    </RowTarget>
  )
}) as <Record extends object>(props: BodyRowProps<Record>) => ReactNode

function BodyCell<Record extends object>({ cell }: { cell: Cell<Features, Record> }) {
  const styles = useTableStyles()
  const meta = cell.column.columnDef.meta
  return (
    <div
      role="cell"
      className={mergeClasses(styles.cell, meta?.align === 'end' && styles.end, meta?.quiet && styles.quiet)}
    >
      <FlexRender cell={cell} />
    </div>
  )
}

/** A row that is on its way, with the geometry of a real one. */
export function WaitingRow(props: Place & { columns: number }) {
  const styles = useTableStyles()
  return (
    <div aria-hidden className={mergeClasses(styles.row, styles.bodyRow)} style={styleOf(props)}>
      <SkeletonRow columns={props.columns} />
    </div>
  )
}

/** A click anywhere on the row follows its link, with the same modifier keys; selecting text does not. */
function followRowLink(event: MouseEvent<HTMLElement>) {
  const target = event.target as Element
  if (target.closest('a, button, input, label') || String(getSelection()) !== '') return
  const { ctrlKey, metaKey, shiftKey, altKey } = event
  const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }
  event.currentTarget.querySelector(rowLinkSelector)?.dispatchEvent(new window.MouseEvent('click', click))
}
