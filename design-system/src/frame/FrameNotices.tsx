import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { ArrowSync20Regular } from '@fluentui/react-icons/svg/arrow-sync'
import { CloudOff20Regular } from '@fluentui/react-icons/svg/cloud-off'
import type { ReactNode } from 'react'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { useFrame } from './frame-context'

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    left: '252px',
    bottom: '28px',
    // Also over dialogs: what is typed there is what people fear for.
    zIndex: 1_000_001,
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    maxWidth: 'calc(100vw - 32px)',
    [media.narrow]: { left: '16px' },
    [media.print]: { display: 'none' },
  },
  collapsed: { left: '76px' },
  notice: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '28px',
    padding: '6px 8px 6px 12px',
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', tokens.line),
    backgroundColor: tokens.sheet,
    color: tokens.text,
    boxShadow: tokens.shadow16,
    animationName: { from: { opacity: 0, transform: 'translateY(8px)' } },
    animationDuration: '150ms',
    [media.reducedMotion]: { animationDuration: '1ms' },
  },
  warning: { backgroundColor: tokens.amberTint, color: tokens.amber, ...shorthands.borderColor(tokens.amberTint) },
  neutral: {},
  icon: { flexShrink: 0 },
  text: { flexGrow: 1, minWidth: 0, paddingRight: '4px' },
})

const icons = { warning: CloudOff20Regular, neutral: ArrowSync20Regular }

/** Where the notices of an `AppFrame` stand: at the lower left of the sheet, away from toasts and bulk actions. */
export function FrameNotices({ children }: { children: ReactNode }) {
  const styles = useStyles()
  const { collapsed } = useFrame()
  return (
    <div role="status" className={mergeClasses(styles.root, collapsed && styles.collapsed)}>
      {children}
    </div>
  )
}

export interface FrameNoticeProps {
  /** `warning`: the connection is gone. `neutral`: something new can be had. */
  tone: 'warning' | 'neutral'
  /** A small button at its right. */
  action?: ReactNode
  /** One sentence. */
  children: ReactNode
}

/** One thing that holds for the whole product, for as long as it does. */
export function FrameNotice({ tone, action, children }: FrameNoticeProps) {
  const styles = useStyles()
  const Icon = icons[tone]
  return (
    <div className={mergeClasses(styles.notice, styles[tone])}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}
