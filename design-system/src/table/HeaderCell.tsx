// biome-ignore-all lint/a11y/useSemanticElements: absolutely placed rows in a grid lose the semantics of a real table.
// biome-ignore-all lint/a11y/useFocusableInteractive: a heading is no control; the button in it is.
import { mergeClasses } from '@fluentui/react-components'
import { ArrowDown12Regular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUp12Regular } from '@fluentui/react-icons/svg/arrow-up'
import { useRef } from 'react'
import type { ColumnSort } from './columns'
import { useHeaderStyles } from './header-styles'
import { ResizeHandle } from './ResizeHandle'
import { directionOf, nextSort } from './sorting'

export interface HeaderCellProps {
  id: string
  header: string
  align: 'start' | 'end'
  minWidth: number
  sort: ColumnSort | undefined
  /** The first column stays at the left while the others scroll under it. */
  pinned: string | undefined
  /** The order in use, by the server's name. */
  sorting: { sort: string | undefined; fallback: string | undefined; onSort(sort: string | undefined): void }
  width: number | undefined
  onPreview(id: string, width: number): void
  /** Not given where widths are fixed. */
  onResize: ((id: string, width: number | undefined) => void) | undefined
}

/** One heading: sorts when it is clicked, and its edge changes the column's width. */
export function HeaderCell(props: HeaderCellProps) {
  const { id, header, align, minWidth, sort, pinned, sorting, width, onPreview, onResize } = props
  const styles = useHeaderStyles()
  const cell = useRef<HTMLDivElement>(null)
  const direction = sort && directionOf(sort, sorting.sort)
  return (
    <div
      ref={cell}
      role="columnheader"
      aria-sort={sort && (direction ?? 'none')}
      className={mergeClasses(styles.cell, align === 'end' && styles.end, pinned !== undefined && styles.pinned)}
      data-pinned={pinned === undefined ? undefined : ''}
      style={{ left: pinned }}
    >
      {sort ? (
        <SortButton
          header={header}
          direction={direction}
          align={align}
          onClick={() => sorting.onSort(nextSort(sort, sorting.sort, sorting.fallback))}
        />
      ) : (
        <span className={styles.text} title={header}>
          {header}
        </span>
      )}
      {onResize && (
        <ResizeHandle
          label={`Width of ${header}`}
          minWidth={minWidth}
          width={width}
          measure={() => cell.current?.getBoundingClientRect().width ?? minWidth}
          onPreview={next => onPreview(id, next)}
          onResize={next => onResize(id, next)}
        />
      )}
    </div>
  )
}

interface SortButtonProps {
  header: string
  direction: 'ascending' | 'descending' | undefined
  align: 'start' | 'end'
  onClick(): void
}

function SortButton({ header, direction, align, onClick }: SortButtonProps) {
  const styles = useHeaderStyles()
  const Arrow = direction === 'descending' ? ArrowDown12Regular : ArrowUp12Regular
  return (
    <button
      type="button"
      className={mergeClasses(styles.sort, direction && styles.sorted, align === 'end' && styles.sortEnd)}
      onClick={onClick}
    >
      <span className={styles.text} title={header}>
        {header}
      </span>
      <Arrow aria-hidden className={mergeClasses(styles.arrow, direction && styles.arrowShown)} />
    </button>
  )
}
