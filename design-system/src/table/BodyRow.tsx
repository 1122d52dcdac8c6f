// biome-ignore-all lint/a11y/useSemanticElements: absolutely placed rows in a grid lose the semantics of a real table.
// biome-ignore-all lint/a11y/useFocusableInteractive: rows and cells of a plain table are no controls; the row's link is.
import { mergeClasses } from '@fluentui/react-components'
import { type Cell, FlexRender, type Row } from '@tanstack/react-table'
import { type MouseEvent, memo, type ReactNode, useMemo } from 'react'
import { checkTrack } from './column-tracks'
import type { features } from './columns'
import { followRowLink } from './follow-row-link'
import { RowActions } from './RowActions'
import { RowCheckbox } from './RowCheckbox'
import { RowTarget } from './RowLink'
import type { RowAction } from './row-actions'
import { useRowStyles } from './row-styles'
import { useTableActions } from './table-context'
import { useLongPress } from './use-long-press'

export interface RowPlace {
  /** Among the rows. */
  index: number
  /** Among the lines of the table, its headings included; counted from 1. */
  line: number
  /** Distance from the first row, in pixels. */
  start: number
  height: number
}

/** `none`: rows can't be chosen now. */
export type RowCheck = 'none' | 'unchecked' | 'checked'

export interface BodyRowProps<Record extends object> extends RowPlace {
  row: Row<typeof features, Record>
  /** Where the row leads; without it the row is only read. */
  to: string | undefined
  /** Unique in the page: the title's id. */
  titleId: string
  check: RowCheck
  /** Below 640 px: two lines instead of the cells; where rows can be chosen, a long press begins it, and then a tap chooses. */
  phoneRow: ((record: Record) => ReactNode) | undefined
  pressable: boolean
  actions: ((record: Record) => readonly RowAction[]) | undefined
}

/** One record, drawn again only when it changes: scrolling moves many of these. */
export const BodyRow = memo(function BodyRow<Record extends object>(props: BodyRowProps<Record>) {
  const { row, to, titleId, check, phoneRow, pressable, actions, index, line } = props
  const styles = useRowStyles()
  const { toggle, begin } = useTableActions()
  const press = useLongPress(pressable ? () => begin(row.id) : undefined)
  const target = useMemo(() => ({ to, titleId }), [to, titleId])
  const choosing = phoneRow !== undefined && check !== 'none'
  const checkbox = check !== 'none' && (
    <RowCheckbox
      id={`${titleId}-check`}
      label="Select"
      labelledBy={titleId}
      state={check === 'checked' ? 'all' : 'none'}
      onToggle={withShift => toggle(row.id, withShift)}
    />
  )
  return (
    <RowTarget value={target}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the row's link, which this click follows. */}
      <div
        role="row"
        aria-rowindex={line}
        data-row-index={index}
        className={mergeClasses(
          styles.row,
          to !== undefined && styles.link,
          check === 'checked' && styles.selected,
          pressable && styles.pressable,
          choosing && styles.choosing,
        )}
        style={placed(props)}
        {...press}
        onClick={followRowLink}
        onClickCapture={event => {
          press.onClickCapture?.(event)
          if (choosing && !event.isPropagationStopped()) chooseInstead(event, () => toggle(row.id, false))
        }}
      >
        {checkbox && (
          <div role="cell" className={styles.check}>
            {checkbox}
          </div>
        )}
        {phoneRow ? (
          <div role="cell" className={styles.cell}>
            {phoneRow(row.original)}
          </div>
        ) : (
          row
            .getAllCells()
            .map((cell, column) => (
              <BodyCell key={cell.id} cell={cell} pinned={column === 0 ? (checkbox ? checkTrack : 0) : undefined} />
            ))
        )}
        {actions && !phoneRow && <RowActions actions={actions(row.original)} titleId={titleId} />}
      </div>
    </RowTarget>
  )
}) as <Record extends object>(props: BodyRowProps<Record>) => ReactNode

export const placed = ({ start, height }: Pick<RowPlace, 'start' | 'height'>) => ({
  height,
  transform: `translateY(${start}px)`,
})

/** A tap anywhere on the row chooses it; its link waits until choosing is over. */
function chooseInstead(event: MouseEvent, choose: () => void) {
  if ((event.target as Element).closest('label')) return
  event.preventDefault()
  event.stopPropagation()
  choose()
}

interface BodyCellProps<Record extends object> {
  cell: Cell<typeof features, Record>
  /** The title stays at the left, so far from the edge, in pixels. */
  pinned: number | undefined
}

function BodyCell<Record extends object>({ cell, pinned }: BodyCellProps<Record>) {
  const styles = useRowStyles()
  const meta = cell.column.columnDef.meta
  return (
    <div
      role="cell"
      className={mergeClasses(
        styles.cell,
        meta?.align === 'end' && styles.end,
        meta?.quiet && styles.quiet,
        pinned !== undefined && styles.pinned,
      )}
      data-pinned={pinned === undefined ? undefined : ''}
      style={pinned === undefined ? undefined : { left: pinned }}
    >
      <FlexRender cell={cell} />
    </div>
  )
}
