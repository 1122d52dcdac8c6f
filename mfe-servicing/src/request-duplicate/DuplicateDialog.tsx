import { FormDialog, SearchCombobox, useServerForm } from '@coverdesk/design-system/forms'
import { useUnsavedChanges } from '@coverdesk/plugin-sdk'
import type { MarkServiceRequestDuplicateInput } from '../generated/documents'
import { type RequestFormProps, requestDialog } from '../request-changes/request-dialog'
import { useLeaveUnless } from '../request-changes/use-leave-unless'
import { useRequestChange } from '../request-changes/use-request-change'
import { useRequestSearch } from './use-request-search'

/** Closes a request as a duplicate of another one, over its page. */
export const DuplicateDialog = requestDialog(DuplicateForm)

function DuplicateForm({ request }: RequestFormProps) {
  const { submit, close, busy, failure, validationErrors } = useRequestChange<MarkServiceRequestDuplicateInput>(request)
  const form = useServerForm({
    defaultValues: { duplicateOfId: '' },
    validationErrors,
    onSubmit: ({ duplicateOfId }) => submit(duplicateOfId ? { duplicateOfId } : {}),
  })
  useUnsavedChanges(form.formState.isDirty)
  const search = useRequestSearch(request)
  const isOpen = useLeaveUnless(request.state === 'OPEN', 'This request is closed already.', close)
  if (!isOpen) return null
  return (
    <FormDialog
      title="Mark as duplicate"
      form={form}
      submitLabel="Close as duplicate"
      busy={busy}
      failure={failure}
      onClose={close}
    >
      <SearchCombobox
        form={form}
        name="duplicateOfId"
        label="Duplicate of"
        hint="Search by customer, type or assignee. This request is closed; the other one stays as it is."
        {...search}
        minimumQuery={0}
        maximumOptions={100}
      />
    </FormDialog>
  )
}
