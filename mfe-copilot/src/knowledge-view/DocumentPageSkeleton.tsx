import { makeStyles, Page, Skeleton } from '@coverdesk/design-system'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '16px', padding: '20px', '@media (max-width: 639px)': { padding: '16px' } },
})

/** A document on its way. */
export function DocumentPageSkeleton() {
  const styles = useStyles()
  return (
    <Page>
      <div role="status" aria-label="Loading document..." className={styles.root}>
        <Skeleton width="280px" height="28px" />
        <Skeleton width="100%" height="500px" />
      </div>
    </Page>
  )
}
