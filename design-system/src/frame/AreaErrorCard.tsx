import { makeStyles, shorthands } from '@fluentui/react-components'
import { PlugDisconnected24Regular } from '@fluentui/react-icons/svg/plug-disconnected'
import type { ReactNode } from 'react'
import { Button } from '../controls/Button'
import { CopyButton } from '../controls/CopyButton'
import { tokens } from '../theme/tokens'

export interface AreaErrorCardProps {
  /** The area that failed: "Accounts". */
  area: string
  /** A sentence or two: what happened, what to do. */
  message: ReactNode
  /** The error and its stack, for support. */
  details: string
  /** By default "<area> could not be opened". */
  title?: string
  /** Above the title, such as "Application error:". */
  kind?: string
  onRetry(): void
}

const useStyles = makeStyles({
  place: {
    height: '100%',
    boxSizing: 'border-box',
    overflowY: 'auto',
    display: 'flex',
    padding: '20px',
  },
  card: {
    // In the middle, and from the top when it is longer than the page.
    margin: 'auto',
    width: '100%',
    maxWidth: '520px',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '8px',
    overflowWrap: 'anywhere',
  },
  icon: {
    display: 'inline-flex',
    padding: '12px',
    marginBottom: '4px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.redTint,
    color: tokens.red,
  },
  kind: { marginBottom: '-8px', color: tokens.textSecondary },
  title: { margin: 0, fontSize: '16px', lineHeight: '24px', fontWeight: 650 },
  message: { margin: '0 0 8px', color: tokens.textSecondary },
  details: { width: '100%', marginTop: '8px', color: tokens.textSecondary },
  summary: {
    width: 'fit-content',
    cursor: 'pointer',
    borderRadius: '4px',
    color: tokens.textSecondary,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  trace: {
    margin: '8px 0',
    padding: '12px',
    maxHeight: '220px',
    overflow: 'auto',
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', tokens.line),
    backgroundColor: tokens.frame,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'pre-wrap',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})

/** Stands where an area should be when it fails; everything around it continues working. */
export function AreaErrorCard({ area, message, details, title, kind, onRetry }: AreaErrorCardProps) {
  const styles = useStyles()
  return (
    <div className={styles.place}>
      <section role="alert" className={styles.card}>
        <span className={styles.icon}>
          <PlugDisconnected24Regular aria-hidden />
        </span>
        {kind && <div className={styles.kind}>{kind}</div>}
        <h1 className={styles.title}>{title ?? `${area} could not be opened`}</h1>
        <p className={styles.message}>{message}</p>
        <Button appearance="primary" onClick={onRetry}>
          Retry
        </Button>
        <details className={styles.details}>
          <summary className={styles.summary}>Details for support</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long stack scrolls, from the keyboard too. */}
          <pre className={styles.trace} tabIndex={0}>
            {details}
          </pre>
          <CopyButton text={details} label="Copy details" />
        </details>
      </section>
    </div>
  )
}
