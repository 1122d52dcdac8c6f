import { useCloseDialog, useSubmission } from '@coverdesk/plugin-sdk'
import { securityPath } from '../paths'
import { CodeDialog } from './CodeDialog'

/** Signing in by the mailed code alone again, for a code of the app. */
export function TurnOffDialog() {
  const close = useCloseDialog(securityPath)
  return (
    <CodeDialog
      title="Turn off two-step verification"
      submitLabel="Turn off"
      effect="After that, the emailed code is enough to sign in."
      sending={useSubmission<{ code: string }>(close)}
      onClose={close}
    />
  )
}
