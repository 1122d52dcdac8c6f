import { makeStyles } from '@fluentui/react-components'
import { tokens } from '../theme/tokens'
import { useLineColors } from './line-colors'
import { Marker } from './Marker'
import type { Series } from './series'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    minWidth: 0,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: tokens.textSecondary,
  },
  entry: { display: 'inline-flex', alignItems: 'center', gap: '6px', minWidth: 0, overflowWrap: 'anywhere' },
  mark: { flexShrink: 0 },
})

/** Which line is which, by color and by shape. */
export function LineLegend({ series }: { series: readonly Series[] }) {
  const styles = useStyles()
  const { colorOf, forced } = useLineColors()
  return (
    <ul className={styles.root}>
      {series.map((entry, at) => (
        <li key={entry.label} className={styles.entry}>
          <svg width="20" height="12" viewBox="0 0 20 12" className={styles.mark} aria-hidden>
            <path d="M0 6H20" stroke={colorOf(entry, at)} strokeWidth="2" className={forced.line} />
            <Marker line={at} color={colorOf(entry, at)} x={10} y={6} className={forced.mark} />
          </svg>
          {entry.label}
        </li>
      ))}
    </ul>
  )
}
