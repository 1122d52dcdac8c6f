import { FormDialog, TextField, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useSubmission } from '@coverdesk/plugin-sdk'
import { securityPath } from '../paths'

/** Signing in by the mailed code alone again, for a code of the app. */
export function TurnOffDialog() {
  const close = useCloseDialog(securityPath)
  const { submit, busy, failure, validationErrors } = useSubmission<{ code: string }>(close)
  const form = useServerForm({ defaultValues: { code: '' }, validationErrors, onSubmit: submit })
  return (
    <FormDialog
      title="Turn off your second step"
      form={form}
      submitLabel="Turn off"
      busy={busy}
      failure={failure}
      onClose={close}
    >
      <TextField
        form={form}
        name="code"
        label="Code"
        hint="Of your authenticator app, or a recovery code. From then on the mailed code alone signs you in."
        autoComplete="one-time-code"
      />
    </FormDialog>
  )
}
