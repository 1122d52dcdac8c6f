import { makeStyles } from '@fluentui/react-components'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

const useStyles = makeStyles({
  count: {
    flexShrink: 0,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.textTertiary,
  },
  spoken: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  dot: {
    position: 'absolute',
    top: '6px',
    right: '8px',
    width: '7px',
    height: '7px',
    borderRadius: '50%',
    backgroundColor: tokens.brand,
    outline: `2px solid ${tokens.frame}`,
    [media.forcedColors]: { backgroundColor: 'Highlight' },
  },
})

/** How many things wait, at the right of an entry; nothing for none. */
export function WaitingCount({ count }: { count: number }) {
  const styles = useStyles()
  if (count === 0) return null
  return (
    <span className={styles.count}>
      {count.toLocaleString('en-US')}
      <span className={styles.spoken}> waiting</span>
    </span>
  )
}

/** On an icon alone: that something waits. The tooltip says how many. */
export function WaitingDot() {
  return <span aria-hidden className={useStyles().dot} />
}
