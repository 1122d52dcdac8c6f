import { DropzoneField } from '@coverdesk/design-system/dropzone'
import { FormDialog, useServerForm } from '@coverdesk/design-system/forms'
import { uploadFile, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import type { AttachSignedCancellationInput } from '../generated/documents'
import { type RequestFormProps, requestDialog } from '../request-changes/request-dialog'
import { useLeaveUnless } from '../request-changes/use-leave-unless'
import { useRequestChange } from '../request-changes/use-request-change'

/** Attaches the client’s signed request to cancel, over the page. */
export const SignedRequestDialog = requestDialog(SignedRequestForm)

function SignedRequestForm({ request }: RequestFormProps) {
  const { submit, close, busy, failure, validationErrors } = useRequestChange<AttachSignedCancellationInput>(request)
  const form = useServerForm({
    defaultValues: { fileId: '' },
    validationErrors,
    onSubmit: ({ fileId }) => submit(fileId ? { fileId } : {}),
  })
  useUnsavedChanges(form.formState.isDirty)
  const reason = 'Only a request to cancel a policy needs a signed request.'
  const applies = useLeaveUnless(request.type === 'CANCEL_POLICY', reason, close)
  if (!applies) return null
  return (
    <FormDialog
      title={request.signedRequest ? 'Replace signed request' : 'Attach signed request'}
      form={form}
      submitLabel="Attach"
      busy={busy}
      failure={failure}
      onClose={close}
    >
      <DropzoneField
        form={form}
        name="fileId"
        label="Signed request"
        hint="The client’s signed request to cancel. Not visible to the client."
        send={uploadFile}
        most={1}
      />
    </FormDialog>
  )
}
