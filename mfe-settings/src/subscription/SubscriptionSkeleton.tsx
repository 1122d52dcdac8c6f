import { makeStyles, Section, Skeleton } from '@coverdesk/design-system'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '16px' },
  lines: { display: 'grid', gap: '8px', height: '40px', alignContent: 'center' },
})

/** The card on its way, where it will be. */
export function SubscriptionSkeleton({ title }: { title: string }) {
  const styles = useStyles()
  return (
    <Section title={title}>
      <div role="status" aria-label="Loading your subscription..." className={styles.root}>
        <span className={styles.lines}>
          <Skeleton width="120px" height="12px" />
          <Skeleton width="160px" height="12px" />
        </span>
        <Skeleton width="100%" height="6px" />
        <Skeleton width="100%" height="12px" />
      </div>
    </Section>
  )
}
