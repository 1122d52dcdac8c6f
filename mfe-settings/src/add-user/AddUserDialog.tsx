import { EmailField, FormDialog, TextField, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { subscriptionPath } from '../paths'

const nobody = { name: '', email: '' }

/** A new user of the agency, over its subscription. */
export function AddUserDialog() {
  const close = useCloseDialog(subscriptionPath)
  const { submit, busy, failure, validationErrors } = useSubmission<typeof nobody>(close)
  const form = useServerForm({ defaultValues: nobody, validationErrors, onSubmit: submit })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormDialog title="Add User" form={form} submitLabel="Add User" busy={busy} failure={failure} onClose={close}>
      <TextField form={form} name="name" label="Name" />
      <EmailField form={form} name="email" label="Email" hint="We’ll email them how to sign in." />
    </FormDialog>
  )
}
