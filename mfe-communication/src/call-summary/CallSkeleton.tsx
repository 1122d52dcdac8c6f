import { makeStyles, Skeleton } from '@coverdesk/design-system'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '10px', paddingTop: '2px' },
  line: { display: 'flex', alignItems: 'center', gap: '16px', height: '20px' },
})

const lines = ['status', 'timestamp', 'duration', 'reason', 'caller', 'account', 'number']

/** A call on its way. */
export function CallSkeleton() {
  const styles = useStyles()
  return (
    <div role="status" aria-label="Loading call..." className={styles.root}>
      {lines.map(line => (
        <div key={line} className={styles.line}>
          <Skeleton width="120px" height="12px" />
          <Skeleton width="220px" height="12px" />
        </div>
      ))}
    </div>
  )
}
