import { makeStyles } from '@fluentui/react-components'
import { Fragment, type ReactNode } from 'react'
import { tokens } from '../theme/tokens'

export interface Fact {
  label: string
  /** Nothing known shows a dash. */
  value: ReactNode
}

/** In a narrow section each value is under its label, with the whole width for itself. */
const narrow = '@container (max-width: 360px)'

const useStyles = makeStyles({
  root: {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 140px) minmax(0, 1fr)',
    gap: '10px 16px',
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 },
  },
  label: {
    color: tokens.textSecondary,
    [narrow]: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  },
  value: {
    margin: 0,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    [narrow]: { paddingBottom: '10px', ':last-child': { paddingBottom: 0 } },
  },
  none: { color: tokens.textTertiary },
})

/** What is known about a record: labels and values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const styles = useStyles()
  return (
    <dl className={styles.root}>
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value || <span className={styles.none}>–</span>}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
