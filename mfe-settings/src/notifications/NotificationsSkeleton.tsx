import { makeStyles, Skeleton } from '@coverdesk/design-system'

const useStyles = makeStyles({
  root: { display: 'grid', paddingTop: '44px' },
  row: {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    gap: '12px',
    height: '62px',
    boxSizing: 'border-box',
    padding: '12px 20px 12px 28px',
  },
  lines: { display: 'grid', alignContent: 'start', gap: '8px', paddingTop: '4px' },
})

const rows = ['first', 'second', 'third', 'fourth', 'fifth']

/** While the notifications are on their way. */
export function NotificationsSkeleton() {
  const styles = useStyles()
  return (
    <div role="status" aria-label="Loading notifications..." className={styles.root}>
      {rows.map(row => (
        <div key={row} className={styles.row}>
          <Skeleton width="28px" height="28px" />
          <span className={styles.lines}>
            <Skeleton width="60%" height="12px" />
            <Skeleton width="40%" height="10px" />
          </span>
        </div>
      ))}
    </div>
  )
}
