import { ConfirmDialog } from '@coverdesk/design-system'
import { useCloseDialog, useParams, useSubmission } from '@coverdesk/plugin-sdk'
import { managePath } from '../../paths'

/** Asks before a connection ends, over what it is. */
export function DisconnectQuestion() {
  const { id = '' } = useParams()
  const close = useCloseDialog(managePath(id))
  const { submit, busy, failure } = useSubmission<object>()
  return (
    <ConfirmDialog
      title="Disconnect?"
      confirmLabel="Disconnect"
      danger
      busy={busy}
      failure={failure}
      onConfirm={() => submit({})}
      onCancel={close}
    >
      Syncing stops and the credentials are deleted. Records that were brought in stay, and are recognized if you
      connect again.
    </ConfirmDialog>
  )
}
