import { makeStyles, Skeleton } from '@coverdesk/design-system'

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', gap: '12px', height: '52px' },
  words: { display: 'grid', gap: '6px' },
})

/** As high as two rows of a `RecordList`. */
export function RecordListSkeleton({ label }: { label: string }) {
  const styles = useStyles()
  return (
    <div role="status" aria-label={label}>
      {['first', 'second'].map(key => (
        <div key={key} className={styles.row}>
          <Skeleton width="28px" height="28px" shape="circle" />
          <div className={styles.words}>
            <Skeleton width="180px" height="14px" />
            <Skeleton width="120px" height="10px" />
          </div>
        </div>
      ))}
    </div>
  )
}
