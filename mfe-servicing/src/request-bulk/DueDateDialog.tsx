import { pluralize } from '@coverdesk/design-system'
import { DateField, FormDialog, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useListPath, useSession, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { requestsPath } from '../paths'
import { instantOf } from '../words/due-days'
import type { ChosenChange } from './change-requests'
import { dueDate } from './chosen-change'
import { useChosenRequests } from './chosen-requests'
import { NotLoaded } from './NotLoaded'

/** When the chosen requests are due, over the list. */
export function DueDateDialog() {
  const { chosen, missing } = useChosenRequests(useListPath(''))
  const { timeZone } = useSession().agency
  const close = useCloseDialog(useListPath(requestsPath))
  const { submit, busy, failure, validationErrors } = useSubmission<ChosenChange>(close)
  const form = useServerForm({
    defaultValues: { dueAt: '' },
    validationErrors,
    onSubmit({ dueAt }) {
      const change = dueDate(chosen ?? [], instantOf(dueAt, timeZone))
      if (change.changes.length > 0) submit(change)
      else close()
    },
  })
  useUnsavedChanges(form.formState.isDirty)
  if (!chosen) return null
  return (
    <FormDialog
      title={`Set due date of ${pluralize(chosen.length, 'request')}`}
      form={form}
      submitLabel="Set due date"
      busy={busy}
      failure={failure}
      onClose={close}
    >
      <NotLoaded missing={missing} />
      <DateField form={form} name="dueAt" label="Due date" hint="Leave empty to remove the due date." />
    </FormDialog>
  )
}
