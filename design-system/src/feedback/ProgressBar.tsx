import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

export interface ProgressBarProps {
  /** What is under way: "Processing attachments", "Seats". */
  label: string
  /** From 0 to 1, more counts as 1 (specification 1 §9); undefined while no one knows. */
  value: number | undefined
  /** Beside the label: "45%", "7 of 10". */
  text?: string
  /** Only for screen readers, where the label is beside it already. */
  labelHidden?: boolean
  tone?: 'brand' | 'red'
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: '6px', minWidth: 0 },
  words: { display: 'flex', justifyContent: 'space-between', gap: '12px' },
  label: { minWidth: 0, overflowWrap: 'anywhere' },
  text: { flexShrink: 0, color: tokens.textSecondary },
  track: {
    height: '6px',
    overflow: 'hidden',
    borderRadius: '3px',
    backgroundColor: tokens.neutralTint,
    [media.forcedColors]: { outline: '1px solid' },
  },
  bar: {
    height: '100%',
    borderRadius: '3px',
    transitionProperty: 'width',
    transitionDuration: '150ms',
    [media.reducedMotion]: { transitionDuration: '0ms' },
    [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
  brand: { backgroundColor: tokens.brand },
  red: { backgroundColor: tokens.red },
  unknown: {
    width: '30%',
    animationName: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(340%)' } },
    animationDuration: '1400ms',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'ease-in-out',
    // It stands still across the whole track, paler: something is under way, and nothing moves.
    [media.reducedMotion]: { width: '100%', opacity: 0.4, animationName: 'none' },
  },
})

/** How far something has come. */
export function ProgressBar({ label, value, text, labelHidden = false, tone = 'brand' }: ProgressBarProps) {
  const styles = useStyles()
  const known = value === undefined ? undefined : Math.min(Math.max(value, 0), 1)
  const percent = known === undefined ? undefined : known * 100
  return (
    <div className={styles.root}>
      {!labelHidden && (
        <div className={styles.words}>
          <span className={styles.label}>{label}</span>
          {text && <span className={styles.text}>{text}</span>}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent === undefined ? undefined : Math.round(percent)}
        aria-valuetext={text}
        className={styles.track}
      >
        <div
          className={mergeClasses(styles.bar, styles[tone], percent === undefined && styles.unknown)}
          style={percent === undefined ? undefined : { width: `${percent}%` }}
        />
      </div>
    </div>
  )
}
