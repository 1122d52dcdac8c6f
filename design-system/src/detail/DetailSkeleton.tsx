import { makeStyles, shorthands } from '@fluentui/react-components'
import { Skeleton } from '../feedback/Skeleton'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

const useStyles = makeStyles({
  header: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '20px 20px 16px',
    [media.phone]: { padding: '16px' },
  },
  words: { display: 'grid', gap: '8px', height: '48px', alignContent: 'center' },
  tabs: {
    display: 'flex',
    alignItems: 'center',
    gap: '20px',
    height: '38px',
    padding: '0 20px',
    ...shorthands.borderBottom('1px', 'solid', tokens.line),
    [media.phone]: { padding: '0 16px' },
  },
})

/** A detail page on its way: header and tabs, where they will be. */
export function DetailSkeleton({ label }: { label: string }) {
  const styles = useStyles()
  return (
    <div role="status" aria-label={label}>
      <div className={styles.header}>
        <Skeleton width="40px" height="40px" />
        <div className={styles.words}>
          <Skeleton width="240px" height="16px" />
          <Skeleton width="180px" height="12px" />
        </div>
      </div>
      <div className={styles.tabs}>
        <Skeleton width="64px" height="12px" />
      </div>
    </div>
  )
}
