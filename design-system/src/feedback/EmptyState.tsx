import { makeStyles } from '@fluentui/react-components'
import { MailInbox24Regular } from '@fluentui/react-icons/svg/mail-inbox'
import { Search24Regular } from '@fluentui/react-icons/svg/search'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens'

export interface EmptyStateProps {
  /** `nothing` exists yet, or there is `no-match` for a filter. */
  kind: 'nothing' | 'no-match'
  /** The specification's sentence: "No accounts found". */
  title: string
  /** What to do next. */
  hint?: string
  /** One action. */
  action?: ReactNode
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4px',
    padding: '64px 20px',
    textAlign: 'center',
  },
  icon: {
    display: 'inline-flex',
    padding: '12px',
    marginBottom: '8px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.frame,
    color: tokens.textTertiary,
  },
  title: { fontWeight: tokens.fontWeightSemibold },
  hint: { color: tokens.textSecondary, maxWidth: '44ch' },
  action: { marginTop: '12px' },
})

/** An empty place says so, and offers the one thing to do about it. */
export function EmptyState({ kind, title, hint, action }: EmptyStateProps) {
  const styles = useStyles()
  const Icon = kind === 'nothing' ? MailInbox24Regular : Search24Regular
  return (
    <div className={styles.root}>
      <span className={styles.icon}>
        <Icon aria-hidden />
      </span>
      <div className={styles.title}>{title}</div>
      {hint && <div className={styles.hint}>{hint}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
