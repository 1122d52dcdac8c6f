import { Dialog, DialogSurface, mergeClasses } from '@fluentui/react-components'
import { useId } from 'react'
import { Button } from '../controls/Button'
import { useDialogStyles } from '../dialog/dialog-styles'
import { Banner } from '../feedback/Banner'
import { ProgressBar } from '../feedback/ProgressBar'
import { useFocusReturn } from '../focus/use-focus-return'

export type ExportState = { status: 'reading'; read: number; total: number } | { status: 'failed'; message: string }

interface ExportDialogProps {
  /** "accounts" */
  many: string
  state: ExportState
  onRetry(): void
  onCancel(): void
}

/** How an export continues, and the way to end it. */
export function ExportDialog({ many, state, onRetry, onCancel }: ExportDialogProps) {
  const dialog = useDialogStyles()
  const titleId = useId()
  useFocusReturn()
  return (
    <Dialog open modalType="alert" onOpenChange={onCancel}>
      <DialogSurface aria-labelledby={titleId} className={mergeClasses(dialog.surface, dialog.confirm)}>
        <div className={dialog.header}>
          <h2 id={titleId} className={dialog.title}>
            Exporting {many}
          </h2>
        </div>
        <div className={dialog.content}>
          {state.status === 'reading' ? <Progress {...state} /> : <Banner tone="error">{state.message}</Banner>}
        </div>
        <div className={dialog.footer}>
          <div className={dialog.actions}>
            <Button onClick={onCancel}>Cancel</Button>
            {state.status === 'failed' && (
              <Button appearance="primary" onClick={onRetry}>
                Retry
              </Button>
            )}
          </div>
        </div>
      </DialogSurface>
    </Dialog>
  )
}

function Progress({ read, total }: { read: number; total: number }) {
  const words = `${read.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
  return <ProgressBar label="The download starts when all rows are ready" value={read / total} text={words} />
}
