import { Button } from '../controls/Button'
import { Banner } from '../feedback/Banner'
import { RequestId } from '../feedback/RequestId'
import type { ConfirmDialogProps } from '../overlay/overlay-props'
import { AlertSurface } from './AlertSurface'
import { useDialogStyles } from './dialog-styles'

/** What a `ConfirmDialog` shows. */
export function ConfirmPanel(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel = 'Cancel', danger = false, busy = false, failure } = props
  const styles = useDialogStyles()
  const footer = (
    <>
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
    </>
  )
  return (
    <AlertSurface title={title} footer={footer} onCancel={busy ? () => undefined : props.onCancel}>
      {children}
    </AlertSurface>
  )
}
