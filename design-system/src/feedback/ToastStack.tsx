import { makeStyles } from '@fluentui/react-components'
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { ErrorCircle20Filled } from '@fluentui/react-icons/svg/error-circle'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

/** A sentence that is shown for some seconds. */
export interface Toast {
  id: string
  tone: 'success' | 'error'
  text: string
  /** What can still be done about it: "Undo". Running it dismisses the toast. */
  action?: { label: string; run(): void }
}

const useStyles = makeStyles({
  stack: {
    position: 'fixed',
    right: '20px',
    bottom: '20px',
    zIndex: 1_000_001,
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    maxWidth: 'min(420px, calc(100vw - 32px))',
    [media.phone]: { right: '16px', bottom: '16px' },
  },
  toast: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '8px',
    padding: '10px 8px 10px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.inverted,
    color: tokens.onInverted,
    boxShadow: tokens.shadow16,
    animationName: { from: { opacity: 0, transform: 'translateY(8px)' } },
    animationDuration: '150ms',
    [media.reducedMotion]: { animationDuration: '1ms' },
    [media.forcedColors]: { outline: '1px solid' },
  },
  success: { color: tokens.invertedSuccess },
  error: { color: tokens.invertedError },
  text: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  action: {
    flexShrink: 0,
    margin: '-2px 0',
    padding: '2px 8px',
    border: 'none',
    borderRadius: '4px',
    backgroundColor: 'transparent',
    color: tokens.invertedSuccess,
    font: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: '2px solid currentColor' },
  },
  close: {
    display: 'inline-flex',
    padding: '2px',
    border: 'none',
    borderRadius: '4px',
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    ':focus-visible': { outline: '2px solid currentColor' },
  },
})

/** Draws the toasts that the caller keeps; when they come and go is the caller's. */
export function ToastStack({ toasts, onDismiss }: { toasts: readonly Toast[]; onDismiss(id: string): void }) {
  const styles = useStyles()
  return (
    <section aria-label="Notifications" aria-live="polite" className={styles.stack}>
      {toasts.map(({ id, tone, text, action }) => {
        const Icon = tone === 'success' ? CheckmarkCircle20Filled : ErrorCircle20Filled
        return (
          <div key={id} className={styles.toast}>
            <Icon aria-hidden className={styles[tone]} />
            <span className={styles.text}>{text}</span>
            {action && (
              <button
                type="button"
                className={styles.action}
                onClick={() => {
                  action.run()
                  onDismiss(id)
                }}
              >
                {action.label}
              </button>
            )}
            <button type="button" aria-label="Dismiss" className={styles.close} onClick={() => onDismiss(id)}>
              <Dismiss16Regular />
            </button>
          </div>
        )
      })}
    </section>
  )
}
