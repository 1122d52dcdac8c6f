import { FormDialog, TextField, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog } from '@coverdesk/plugin-sdk'
import { securityPath } from '../paths'
import { RecoveryCodes } from './RecoveryCodes'
import { renew } from './send-code'
import { useCodes } from './use-codes'

/** Ten new recovery codes, for a code of the app. */
export function RenewCodesDialog() {
  const close = useCloseDialog(securityPath)
  const { submit, busy, failure, validationErrors, codes } = useCodes(renew)
  const form = useServerForm({ defaultValues: { code: '' }, validationErrors, onSubmit: submit })
  if (codes) return <RecoveryCodes codes={codes} onClose={close} />
  return (
    <FormDialog
      title="New recovery codes"
      form={form}
      submitLabel="Make new codes"
      busy={busy}
      failure={failure}
      onClose={close}
    >
      <TextField
        form={form}
        name="code"
        label="Code"
        hint="Of your authenticator app, or a recovery code. The former recovery codes no longer work afterwards."
        autoComplete="one-time-code"
      />
    </FormDialog>
  )
}
