import { Dialog, DialogSurface, mergeClasses } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'
import { useFocusReturn } from '../focus/use-focus-return'
import { useDialogStyles } from './dialog-styles'

interface AlertSurfaceProps {
  title: string
  children: ReactNode
  /** What went wrong, and the buttons. By default what it holds leads out of it. */
  footer?: ReactNode
  /** Escape was pressed. By default nothing happens. */
  onCancel?: () => void
}

/** 400 px over a dimmed page, with the page's focus: what has to be answered first. */
export function AlertSurface({ title, children, footer, onCancel = () => undefined }: AlertSurfaceProps) {
  const styles = useDialogStyles()
  const titleId = useId()
  useFocusReturn()
  return (
    <Dialog open modalType="alert" onOpenChange={onCancel}>
      <DialogSurface
        aria-labelledby={titleId}
        className={mergeClasses(styles.surface, styles.confirm)}
        backdrop={{ appearance: 'dimmed' }}
      >
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        </div>
        <div className={styles.content}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </DialogSurface>
    </Dialog>
  )
}
