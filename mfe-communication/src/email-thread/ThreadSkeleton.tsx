import { makeStyles, Skeleton } from '@coverdesk/design-system'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '10px', paddingTop: '2px' },
  line: { display: 'flex', alignItems: 'center', gap: '16px', height: '20px' },
  mail: { display: 'grid', gap: '8px', paddingTop: '14px' },
})

const lines = ['subject', 'status', 'waiting', 'started', 'updated', 'client', 'account', 'address']

/** A thread on its way. */
export function ThreadSkeleton() {
  const styles = useStyles()
  return (
    <div role="status" aria-label="Loading email thread..." className={styles.root}>
      {lines.map(line => (
        <div key={line} className={styles.line}>
          <Skeleton width="120px" height="12px" />
          <Skeleton width="220px" height="12px" />
        </div>
      ))}
      <div className={styles.mail}>
        <Skeleton width="180px" height="14px" />
        <Skeleton width="100%" height="96px" />
      </div>
    </div>
  )
}
