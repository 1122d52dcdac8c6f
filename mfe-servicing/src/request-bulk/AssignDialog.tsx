import { pluralize } from '@coverdesk/design-system'
import { ComboboxField, FormDialog, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useListPath, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { assigneeOptions, useAgencyUsers } from '../agency-users/use-agency-users'
import { requestsPath } from '../paths'
import type { ChosenChange } from './change-requests'
import { assignment } from './chosen-change'
import { useChosenRequests } from './chosen-requests'
import { NotLoaded } from './NotLoaded'

/** Who does the chosen requests, over the list. */
export function AssignDialog() {
  const { chosen, missing } = useChosenRequests(useListPath(''))
  const close = useCloseDialog(useListPath(requestsPath))
  const { users, failure: notLoaded } = useAgencyUsers()
  const { submit, busy, failure, validationErrors } = useSubmission<ChosenChange>(close)
  const form = useServerForm({
    defaultValues: { assigneeId: '' },
    validationErrors,
    onSubmit({ assigneeId }) {
      const change = assignment(chosen ?? [], assigneeId || null)
      if (change.changes.length > 0) submit(change)
      else close()
    },
  })
  useUnsavedChanges(form.formState.isDirty)
  if (!chosen) return null
  return (
    <FormDialog
      title={`Assign ${pluralize(chosen.length, 'request')}`}
      form={form}
      submitLabel="Assign"
      busy={busy}
      failure={failure}
      onClose={close}
    >
      <NotLoaded missing={missing} />
      <ComboboxField
        form={form}
        name="assigneeId"
        label="Assignee"
        hint="Leave empty to unassign."
        options={assigneeOptions(users, undefined)}
        {...(notLoaded && { failure: notLoaded })}
        minimumQuery={0}
        maximumOptions={1000}
      />
    </FormDialog>
  )
}
