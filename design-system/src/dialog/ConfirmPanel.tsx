import { Dialog, DialogSurface, mergeClasses } from '@fluentui/react-components'
import { useId } from 'react'
import { Button } from '../controls/Button'
import { Banner } from '../feedback/Banner'
import { RequestId } from '../feedback/RequestId'
import type { ConfirmDialogProps } from '../overlay/overlay-props'
import { useDialogStyles } from './dialog-styles'
import { useFocusReturn } from './use-focus-return'

/** What a `ConfirmDialog` shows. */
export function ConfirmPanel(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel = 'Cancel', danger = false, busy = false, failure } = props
  const styles = useDialogStyles()
  const titleId = useId()
  useFocusReturn()
  return (
    <Dialog open modalType="alert" onOpenChange={busy ? () => undefined : props.onCancel}>
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
        <div className={styles.footer}>
          {failure && (
            <Banner tone="error" actions={failure.requestId && <RequestId id={failure.requestId} />}>
              {failure.message}
            </Banner>
          )}
          <div className={styles.actions}>
            <Button onClick={props.onCancel}>{cancelLabel}</Button>
            <Button appearance={danger ? 'danger' : 'primary'} busy={busy} onClick={props.onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </div>
      </DialogSurface>
    </Dialog>
  )
}
