import { makeStyles, shorthands } from '@fluentui/react-components'
import { Skeleton } from '../feedback/Skeleton'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

const useStyles = makeStyles({
  root: { display: 'flex', height: '100dvh', boxSizing: 'border-box', backgroundColor: tokens.frame },
  sidebar: {
    width: '232px',
    boxSizing: 'border-box',
    padding: '24px 18px',
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    [media.narrow]: { display: 'none' },
  },
  sheet: {
    flexGrow: 1,
    margin: '8px 8px 8px 0',
    backgroundColor: tokens.sheet,
    borderRadius: tokens.borderRadiusXLarge,
    ...shorthands.border('1px', 'solid', tokens.line),
    [media.narrow]: { margin: 0, borderRadius: 0, ...shorthands.borderWidth(0) },
  },
  bar: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    height: '48px',
    boxSizing: 'border-box',
    padding: '0 20px',
    ...shorthands.borderBottom('1px', 'solid', tokens.line),
  },
})

/** The frame before anything is known: same places, no words. */
export function SkeletonShell() {
  const styles = useStyles()
  return (
    <div role="status" aria-label="Loading" className={styles.root}>
      <div className={styles.sidebar}>
        {['60%', '40%', '70%', '55%', '65%', '50%', '60%'].map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change.
          <Skeleton key={line} width={width} height="16px" />
        ))}
      </div>
      <div className={styles.sheet}>
        <div className={styles.bar}>
          <Skeleton width="160px" height="16px" />
          <Skeleton width="28px" height="28px" shape="circle" />
        </div>
      </div>
    </div>
  )
}
