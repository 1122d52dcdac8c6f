import { makeStyles, Popover, PopoverSurface, PopoverTrigger, shorthands } from '@fluentui/react-components'
import { ColumnTripleRegular } from '@fluentui/react-icons/svg/column-triple'
import { Button } from '../controls/Button'
import { type ColumnLayout, inOrder, isShown, moveColumn, plainLayout } from '../table/column-layout'
import type { DataTableColumn } from '../table/columns'
import { tokens } from '../theme/tokens'
import { ColumnEntry } from './ColumnEntry'
import { ToolButton } from './ToolButton'

interface ColumnChooserProps<Row> {
  columns: readonly DataTableColumn<Row>[]
  layout: ColumnLayout
  onLayout(layout: ColumnLayout): void
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

/** Which columns a list shows, and in which order. */
export function ColumnChooser<Row>({ columns, layout, onLayout }: ColumnChooserProps<Row>) {
  const styles = useStyles()
  const ordered = inOrder(columns, layout)
  return (
    <Popover inline trapFocus positioning={{ position: 'below', align: 'end', strategy: 'fixed', offset: 4 }}>
      <PopoverTrigger disableButtonEnhancement>
        <ToolButton icon={<ColumnTripleRegular aria-hidden fontSize={16} />}>Columns</ToolButton>
      </PopoverTrigger>
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
          Kept for you, in this browser
          <Button small appearance="subtle" onClick={() => onLayout(plainLayout)}>
            Reset
          </Button>
        </div>
      </PopoverSurface>
    </Popover>
  )
}
