import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

const useStyles = makeStyles({
  root: {
    display: 'block',
    borderRadius: '4px',
    backgroundColor: tokens.skeleton,
    // Nothing shows for 150 ms: quick answers never flash grey.
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '100ms',
    animationDelay: '150ms',
    animationFillMode: 'backwards',
    [media.reducedMotion]: { animationDuration: '1ms' },
    [media.forcedColors]: { outline: '1px solid GrayText' },
  },
  circle: { borderRadius: '50%' },
})

export interface SkeletonProps {
  /** CSS lengths: give the exact size of what comes, so that nothing jumps. */
  width: string
  height: string
  shape?: 'bar' | 'circle'
}

/** A grey place for what is on its way, visible after 150 ms. */
export function Skeleton({ width, height, shape = 'bar' }: SkeletonProps) {
  const styles = useStyles()
  return (
    <span
      aria-hidden
      className={mergeClasses(styles.root, shape === 'circle' && styles.circle)}
      style={{ width, height }}
    />
  )
}
