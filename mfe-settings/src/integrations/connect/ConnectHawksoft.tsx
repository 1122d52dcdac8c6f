import { FormSlideOut, TextField, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { integrationsPath } from '../../paths'

const empty = { hawksoft: { agencyId: '' } }

/** The agency has to allow Coverdesk in HawkSoft first; there is no password. */
export function ConnectHawksoft() {
  const close = useCloseDialog(integrationsPath)
  const { submit, busy, failure, validationErrors } = useSubmission<typeof empty>()
  const form = useServerForm({ defaultValues: empty, validationErrors, onSubmit: submit })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormSlideOut
      title="Connect Hawksoft"
      form={form}
      submitLabel="Connect"
      busy={busy}
      failure={failure}
      onClose={close}
    >
      <TextField
        form={form}
        name="hawksoft.agencyId"
        label="Agency ID"
        hint="Allow Coverdesk as a partner in Hawksoft first; the agency ID is shown there."
        autoComplete="off"
      />
    </FormSlideOut>
  )
}
