import { ConfirmDialog } from '@coverdesk/design-system'
import { runMutation, toast, useChange, useCloseDialog } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { UpdateServiceRequestDocument } from '../generated/documents'
import { overviewPath } from '../paths'
import { type RequestFormProps, requestDialog } from '../request-changes/request-dialog'

/** Reports a request as a loss, or takes that back, over its page. */
export const LossDialog = requestDialog(LossQuestion)

function LossQuestion({ request: { id, version, isLoss: isNow } }: RequestFormProps) {
  // Decided once: the answer turns the question around before the dialog has closed.
  const [wasLoss] = useState(isNow)
  const close = useCloseDialog(overviewPath(id))
  const { run, busy, failure } = useChange()
  const confirm = async () => {
    const input = { isLoss: !wasLoss }
    if (!(await run(() => runMutation(UpdateServiceRequestDocument, { id, version, input })))) return
    toast(wasLoss ? 'Loss flag removed' : 'Loss reported')
    close()
  }
  const conflict = 'Someone else changed this request. Review it, then try again.'
  return (
    <ConfirmDialog
      title={wasLoss ? 'Remove the loss flag?' : 'Report as a loss?'}
      confirmLabel={wasLoss ? 'Remove flag' : 'Report loss'}
      busy={busy}
      failure={failure?.code === 'CONFLICT' ? { ...failure, message: conflict } : failure}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      {wasLoss ? 'The request stays as it is. No one is notified.' : 'Everyone at your agency is notified at once.'}
    </ConfirmDialog>
  )
}
