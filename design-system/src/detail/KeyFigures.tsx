import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens'

/** One number that someone came to see. */
export interface KeyFigure {
  label: string
  /** Formatted: "$48,210.00", "12". Nothing known shows a dash. */
  value: ReactNode
  /** A few words below: "of 10 seats", "up 4 since June". */
  hint?: string
}

const useStyles = makeStyles({
  root: { margin: 0, display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))', gap: '16px 20px' },
  figure: { minWidth: 0, display: 'flex', flexDirection: 'column' },
  label: {
    color: tokens.textSecondary,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  value: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: 650,
    overflowWrap: 'anywhere',
  },
  hint: {
    margin: 0,
    color: tokens.textTertiary,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
})

/** The few numbers that sum something up, large and in a row. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  const styles = useStyles()
  return (
    <dl className={styles.root}>
      {figures.map(({ label, value, hint }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value ?? '–'}</dd>
          {hint && <dd className={styles.hint}>{hint}</dd>}
        </div>
      ))}
    </dl>
  )
}
