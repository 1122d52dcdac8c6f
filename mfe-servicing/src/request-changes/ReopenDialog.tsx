import { FormDialog, TextareaField, useServerForm } from '@coverdesk/design-system/forms'
import { useUnsavedChanges } from '@coverdesk/plugin-sdk'
import type { ReopenServiceRequestInput } from '../generated/documents'
import { textBounds } from '../words/text-bounds'
import { type RequestFormProps, requestDialog } from './request-dialog'
import { useLeaveUnless } from './use-leave-unless'
import { useRequestChange } from './use-request-change'

/** Opens a closed request again, over its page. */
export const ReopenDialog = requestDialog(ReopenForm)

function ReopenForm({ request }: RequestFormProps) {
  const { submit, close, busy, failure, validationErrors } = useRequestChange<ReopenServiceRequestInput>(request)
  const form = useServerForm({ defaultValues: { reason: '' }, validationErrors, onSubmit: submit })
  useUnsavedChanges(form.formState.isDirty)
  const isClosed = useLeaveUnless(request.state === 'CLOSED', 'This request is open already.', close)
  if (!isClosed) return null
  return (
    <FormDialog title="Reopen request" form={form} submitLabel="Reopen" busy={busy} failure={failure} onClose={close}>
      <TextareaField
        form={form}
        name="reason"
        label="Reason"
        hint="The activity keeps it, and how the request was resolved."
        maxLength={textBounds.reopenReason}
      />
    </FormDialog>
  )
}
