import { makeStyles, Skeleton } from '@coverdesk/design-system'

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', gap: '12px', height: '48px' },
})

/** Events on their way. */
export function HistorySkeleton() {
  const styles = useStyles()
  return (
    <div role="status" aria-label="Loading history...">
      {['first', 'second', 'third'].map(key => (
        <div key={key} className={styles.row}>
          <Skeleton width="28px" height="28px" shape="circle" />
          <Skeleton width="260px" height="14px" />
        </div>
      ))}
    </div>
  )
}
