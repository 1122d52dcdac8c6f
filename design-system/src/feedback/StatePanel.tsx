import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens'

interface StatePanelProps {
  icon: ReactNode
  /** `problem` is red. */
  tone: 'calm' | 'problem'
  title: string
  /** What to do next. */
  text?: string | undefined
  /** What one can do about it. */
  children?: ReactNode
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4px',
    padding: '64px 20px',
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
  icon: { display: 'inline-flex', padding: '12px', marginBottom: '8px', borderRadius: tokens.borderRadiusXLarge },
  calm: { backgroundColor: tokens.frame, color: tokens.textTertiary },
  problem: { backgroundColor: tokens.redTint, color: tokens.red },
  title: { maxWidth: '100%', fontWeight: tokens.fontWeightSemibold },
  text: { maxWidth: 'min(52ch, 100%)', color: tokens.textSecondary, textWrap: 'balance' },
  actions: {
    maxWidth: '100%',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '12px',
    marginTop: '12px',
  },
})

/** What replaces content that is not there: why, and the way on. */
export function StatePanel({ icon, tone, title, text, children }: StatePanelProps) {
  const styles = useStyles()
  return (
    <div role={tone === 'problem' ? 'alert' : undefined} className={styles.root}>
      <span className={mergeClasses(styles.icon, styles[tone])}>{icon}</span>
      <div className={styles.title}>{title}</div>
      {text && <div className={styles.text}>{text}</div>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
