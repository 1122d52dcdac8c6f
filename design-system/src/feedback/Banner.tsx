import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { ErrorCircle20Regular } from '@fluentui/react-icons/svg/error-circle'
import { Info20Regular } from '@fluentui/react-icons/svg/info'
import { Warning20Regular } from '@fluentui/react-icons/svg/warning'
import type { ReactNode } from 'react'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

export interface BannerProps {
  tone: 'neutral' | 'success' | 'warning' | 'error'
  /** Buttons at its right. */
  actions?: ReactNode
  children: ReactNode
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    [media.forcedColors]: { outline: '1px solid' },
  },
  neutral: { backgroundColor: tokens.neutralTint, color: tokens.text },
  success: { backgroundColor: tokens.brandTint, color: tokens.brandText },
  warning: { backgroundColor: tokens.amberTint, color: tokens.amber },
  error: { backgroundColor: tokens.redTint, color: tokens.red },
  // The icon is at the first line, the actions in the middle of all.
  message: { display: 'flex', gap: '8px', flexGrow: 1, flexBasis: '228px', minWidth: 0 },
  icon: { flexShrink: 0 },
  text: { minWidth: 0, overflowWrap: 'anywhere' },
})

const icons = {
  neutral: Info20Regular,
  success: CheckmarkCircle20Regular,
  warning: Warning20Regular,
  error: ErrorCircle20Regular,
}

/** A sentence across its container: an error is announced at once, the rest when there is a pause. */
export function Banner({ tone, actions, children }: BannerProps) {
  const styles = useStyles()
  const Icon = icons[tone]
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={mergeClasses(styles.root, styles[tone])}>
      <div className={styles.message}>
        <Icon aria-hidden className={styles.icon} />
        <div className={styles.text}>{children}</div>
      </div>
      {actions}
    </div>
  )
}
