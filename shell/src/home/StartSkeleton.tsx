import { makeStyles, Skeleton } from '@coverdesk/design-system'

const useStyles = makeStyles({ root: { display: 'grid', gap: '16px' } })

/** What the page begins with, while its code is on its way. */
export function StartSkeleton() {
  const styles = useStyles()
  return (
    <div role="status" aria-label="Loading..." className={styles.root}>
      <Skeleton width="260px" height="32px" />
      <Skeleton width="100%" height="122px" />
      <Skeleton width="100%" height="236px" />
    </div>
  )
}
