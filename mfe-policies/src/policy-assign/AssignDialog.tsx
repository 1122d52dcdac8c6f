import { pluralize } from '@coverdesk/design-system'
import { ComboboxField, FormDialog, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useListPath, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useAgencyUsers } from '../agency-users/use-agency-users'
import { policiesPath } from '../paths'
import { useAddressParameter } from '../record-parts/use-address-parameter'
import type { Assignment } from './assign-policies'
import { chosenIn, chosenParameter } from './chosen-policies'

/** Who looks after the chosen policies from now on, over the list. */
export function AssignDialog() {
  const ids = chosenIn(useAddressParameter(chosenParameter))
  const close = useCloseDialog(useListPath(policiesPath))
  const { users, failure: missing } = useAgencyUsers()
  const { submit, busy, failure, validationErrors } = useSubmission<Assignment>(close)
  const form = useServerForm({
    defaultValues: { agencyUserId: '' },
    validationErrors,
    onSubmit: ({ agencyUserId }) => submit({ ids, agencyUserId: agencyUserId || null }),
  })
  useUnsavedChanges(form.formState.isDirty)
  const options = users?.filter(({ isActive }) => isActive).map(({ id, label }) => ({ value: id, label }))
  return (
    <FormDialog
      title={`Assign ${pluralize(ids.length, 'policy', 'policies')}`}
      form={form}
      submitLabel="Assign"
      busy={busy}
      failure={failure}
      onClose={close}
    >
      <ComboboxField
        form={form}
        name="agencyUserId"
        label="Assigned to"
        hint="Leave empty to unassign."
        options={options}
        failure={missing}
        maximumOptions={1000}
      />
    </FormDialog>
  )
}
