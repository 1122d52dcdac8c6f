import { useCloseDialog, useSubmission } from '@coverdesk/plugin-sdk'
import { securityPath } from '../paths'
import { CodeDialog } from './CodeDialog'

/** Signing in by the mailed code alone again, for a code of the app. */
export function TurnOffDialog() {
  const close = useCloseDialog(securityPath)
  return (
    <CodeDialog
      title="Turn off your second step"
      submitLabel="Turn off"
      effect="From then on the mailed code alone signs you in."
      sending={useSubmission<{ code: string }>(close)}
      onClose={close}
    />
  )
}
