import { makeStyles, Popover, PopoverSurface, shorthands } from '@fluentui/react-components'
import { Button } from '../controls/Button'
import { useFocusReturn } from '../focus/use-focus-return'
import { type ColumnLayout, inOrder, isShown, moveColumn, plainLayout } from '../table/column-layout'
import type { DataTableColumn } from '../table/columns'
import { tokens } from '../theme/tokens'
import { ColumnEntry } from './ColumnEntry'

interface ColumnPanelProps<Row> {
  columns: readonly DataTableColumn<Row>[]
  layout: ColumnLayout
  onLayout(layout: ColumnLayout): void
  layoutOf: 'person' | 'address'
  /** It hangs below this button. */
  opener: HTMLElement
  onClose(): void
}

const useStyles = makeStyles({
  surface: {
    boxSizing: 'border-box',
    width: '272px',
    maxHeight: 'min(480px, 70vh)',
    overflowY: 'auto',
    padding: '8px',
    backgroundColor: tokens.sheet,
    zIndex: 10,
  },
  entries: { margin: 0, padding: 0, listStyleType: 'none' },
  footer: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    marginTop: '8px',
    padding: '8px 4px 0 8px',
    ...shorthands.borderTop('1px', 'solid', tokens.innerLine),
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.textTertiary,
  },
})

/** Which columns a list shows, and in which order. It is open as long as it is drawn. */
export function ColumnPanel<Row>({ columns, layout, onLayout, layoutOf, opener, onClose }: ColumnPanelProps<Row>) {
  const styles = useStyles()
  const ordered = inOrder(columns, layout)
  useFocusReturn()
  return (
    <Popover
      open
      inline
      trapFocus
      positioning={{ target: opener, position: 'below', align: 'end', strategy: 'fixed', offset: 4 }}
      onOpenChange={onClose}
    >
      <PopoverSurface aria-label="Columns" className={styles.surface}>
        <ul className={styles.entries}>
          {ordered.map((column, index) => (
            <ColumnEntry
              key={column.id}
              header={column.header}
              shown={index === 0 || isShown(column, layout)}
              place={`${index + 1} of ${ordered.length}`}
              onShow={
                index === 0
                  ? undefined
                  : shown => onLayout({ ...layout, shown: { ...layout.shown, [column.id]: shown } })
              }
              onMove={steps => onLayout(moveColumn(columns, layout, column.id, steps))}
            />
          ))}
        </ul>
        <div className={styles.footer}>
          {layoutOf === 'person' ? 'Kept for you, in this browser' : 'Part of this view'}
          <Button small appearance="subtle" onClick={() => onLayout(plainLayout)}>
            Reset
          </Button>
        </div>
      </PopoverSurface>
    </Popover>
  )
}
