// biome-ignore-all lint/a11y/useSemanticElements: absolutely placed rows in a grid lose the semantics of a real table.
// biome-ignore-all lint/a11y/useFocusableInteractive: rows and headings of a plain table are no controls.
import type { Header } from '@tanstack/react-table'
import { checkTrack } from './column-tracks'
import { defaultMinWidth, type features } from './columns'
import { HeaderCell, type HeaderCellProps } from './HeaderCell'
import { useHeaderStyles } from './header-styles'
import { RowCheckbox } from './RowCheckbox'

interface HeaderRowProps<Record extends object> extends Pick<HeaderCellProps, 'sorting' | 'onPreview' | 'onResize'> {
  headers: Header<typeof features, Record>[]
  widths: Readonly<{ [column: string]: number }>
  /** Chooses all rows that have arrived. Without it rows can't be chosen. */
  selectAll: { state: 'none' | 'some' | 'all'; onToggle(): void } | undefined
  /** Rows end with actions; their heading is for screen readers. */
  hasActions: boolean
}

/** The sticky headings. */
export function HeaderRow<Record extends object>(props: HeaderRowProps<Record>) {
  const { headers, widths, selectAll, hasActions, ...cells } = props
  const styles = useHeaderStyles()
  return (
    <div role="rowgroup" className={styles.header}>
      <div role="row" aria-rowindex={1} className={styles.row}>
        {selectAll && (
          <div role="columnheader" className={styles.check}>
            <RowCheckbox label="Select all loaded rows" state={selectAll.state} onToggle={selectAll.onToggle} />
          </div>
        )}
        {headers.map(({ id, column: { columnDef } }, index) => (
          <HeaderCell
            key={id}
            {...cells}
            id={id}
            header={String(columnDef.header)}
            align={columnDef.meta?.align ?? 'start'}
            minWidth={columnDef.meta?.minWidth ?? defaultMinWidth}
            sort={columnDef.meta?.sort}
            width={widths[id]}
            pinned={index === 0 ? `${selectAll ? checkTrack : 0}px` : undefined}
          />
        ))}
        {hasActions && (
          <div role="columnheader" className={styles.hidden}>
            Actions
          </div>
        )}
      </div>
    </div>
  )
}
