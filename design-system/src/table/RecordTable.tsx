import { makeStyles, shorthands } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Skeleton } from '../feedback/Skeleton'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

/** A column of a `RecordTable`. */
export interface RecordColumn<Row> {
  header: string
  cell(row: Row): ReactNode
  /** Buttons stand at the end of the row. By default at the start of their column. */
  align?: 'end'
}

export interface RecordTableProps<Row extends { id: string }> {
  /** What is listed, for screen readers. */
  label: string
  columns: readonly RecordColumn<Row>[]
  rows: readonly Row[]
}

const heading = {
  padding: '0 12px 8px 0',
  textAlign: 'start',
  fontSize: tokens.fontSizeBase200,
  lineHeight: tokens.lineHeightBase200,
  fontWeight: tokens.fontWeightMedium,
  color: tokens.textSecondary,
  whiteSpace: 'nowrap',
} as const

const cell = {
  height: '44px',
  padding: '6px 12px 6px 0',
  boxSizing: 'border-box',
  overflowWrap: 'anywhere',
  // The first cell has the first line for itself; below it are the others, one after the other, with the buttons at their end.
  [media.phone]: { height: 'auto', minWidth: 0, padding: 0, ':first-child': { flexBasis: '100%' } },
} as const

const useStyles = makeStyles({
  // The rows of a phone are as wide as the table, whatever is in them.
  root: { width: '100%', borderCollapse: 'collapse', [media.phone]: { tableLayout: 'fixed' } },
  head: {
    [media.phone]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  heading,
  endHeading: { ...heading, textAlign: 'end', paddingRight: 0 },
  row: {
    ...shorthands.borderTop('1px', 'solid', tokens.innerLine),
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 12px',
      padding: '10px 0',
    },
  },
  cell,
  endCell: {
    ...cell,
    textAlign: 'end',
    paddingRight: 0,
    [media.phone]: { height: 'auto', minWidth: 0, padding: 0, marginLeft: 'auto' },
  },
})

/**
 * A few records of a page, in columns; on a phone the first cell has a line for itself, and the others with the buttons stand below it. What
 * people search and sort is a `ListScreen`.
 *
 * @example <RecordTable label="Policies" columns={policyColumns} rows={page.items} />
 */
export function RecordTable<Row extends { id: string }>({ label, columns, rows }: RecordTableProps<Row>) {
  const styles = useStyles()
  return (
    <table aria-label={label} className={styles.root}>
      <thead className={styles.head}>
        <tr>
          {columns.map(({ header, align }) => (
            <th key={header} scope="col" className={align ? styles.endHeading : styles.heading}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.id} className={styles.row}>
            {columns.map(({ header, align, cell }) => (
              <td key={header} className={align ? styles.endCell : styles.cell}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const useSkeletonStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    height: '44px',
    boxSizing: 'content-box',
    ...shorthands.borderTop('1px', 'solid', tokens.innerLine),
  },
  head: { height: '24px' },
})

/** Where a `RecordTable` is going to be, row for row. */
export function RecordTableSkeleton({ label }: { label: string }) {
  const styles = useSkeletonStyles()
  return (
    <div role="status" aria-label={label}>
      <div className={styles.head}>
        <Skeleton width="120px" height="10px" />
      </div>
      {['first', 'second', 'third'].map(key => (
        <div key={key} className={styles.row}>
          <Skeleton width="180px" height="12px" />
          <Skeleton width="72px" height="12px" />
        </div>
      ))}
    </div>
  )
}
