import { makeStyles } from '@fluentui/react-components'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    height: '2px',
    overflow: 'hidden',
    zIndex: 4,
    // Quick answers never flash.
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '100ms',
    animationDelay: '300ms',
    animationFillMode: 'backwards',
    '::after': {
      content: '""',
      display: 'block',
      width: '30%',
      height: '100%',
      backgroundColor: tokens.brand,
      animationName: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(334%)' } },
      animationDuration: '1.1s',
      animationIterationCount: 'infinite',
      animationTimingFunction: 'ease-in-out',
      [media.reducedMotion]: { width: '100%', animationName: 'none' },
      [media.forcedColors]: { backgroundColor: 'Highlight' },
    },
    [media.print]: { display: 'none' },
  },
})

/** A thin line over rows that are being asked for again; they stay readable. */
export const RefreshLine = () => <div aria-hidden className={useStyles().root} />
