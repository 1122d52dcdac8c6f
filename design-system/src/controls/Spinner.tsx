import { makeStyles } from '@fluentui/react-components'
import { media } from '../theme/breakpoints'

const useStyles = makeStyles({
  root: {
    display: 'inline-block',
    boxSizing: 'border-box',
    width: '16px',
    height: '16px',
    flexShrink: 0,
    borderRadius: '50%',
    border: '2px solid currentColor',
    borderRightColor: 'transparent',
    animationName: { to: { transform: 'rotate(360deg)' } },
    animationDuration: '700ms',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
    // The gap in the ring stays one.
    [media.forcedColors]: { forcedColorAdjust: 'preserve-parent-color' },
    // It still turns, slowly: a still ring would say that nothing happens.
    [media.reducedMotion]: { animationDuration: '4s' },
  },
})

/** A small ring in the color of the text. `label` is announced; an empty one makes it decorative. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  const styles = useStyles()
  return label ? (
    <span role="status" aria-label={label} className={styles.root} />
  ) : (
    <span aria-hidden className={styles.root} />
  )
}
