import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Skeleton } from '../feedback/Skeleton'
import { media } from '../theme/breakpoints'
import { placed, type RowPlace } from './BodyRow'
import { useRowStyles } from './row-styles'

interface SkeletonRowProps extends RowPlace {
  columns: number
  /** A checkbox comes at the left. */
  checkable: boolean
}

const useStyles = makeStyles({
  title: { display: 'flex', alignItems: 'center', gap: '12px' },
  words: { display: 'flex', flexDirection: 'column', gap: '8px', flexGrow: 1 },
  check: { marginLeft: '20px', [media.phone]: { marginLeft: '16px' } },
})

/** A row that is on its way, with the geometry of a real one: avatar and two lines, then one bar a column. */
export function SkeletonRow({ columns, checkable, ...place }: SkeletonRowProps) {
  const styles = useStyles()
  const row = useRowStyles()
  return (
    <div aria-hidden className={row.row} style={placed(place)}>
      {checkable && (
        <span className={styles.check}>
          <Skeleton width="16px" height="16px" />
        </span>
      )}
      <span className={mergeClasses(row.cell, styles.title)}>
        <Skeleton width="28px" height="28px" />
        <span className={styles.words}>
          <Skeleton width="42%" height="10px" />
          <Skeleton width="30%" height="8px" />
        </span>
      </span>
      {Array.from({ length: columns - 1 }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, not things.
        <span key={column} className={row.cell}>
          <Skeleton width="60%" height="10px" />
        </span>
      ))}
    </div>
  )
}
