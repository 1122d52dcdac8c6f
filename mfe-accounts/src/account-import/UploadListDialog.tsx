import { DropzoneField } from '@coverdesk/design-system/dropzone'
import { FormDialog, useServerForm } from '@coverdesk/design-system/forms'
import { uploadFile, useCloseDialog, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { importsPath } from './paths'

const csv = { 'text/csv': ['.csv'] }

/** A client list, over the imports; its columns follow. */
export function UploadListDialog() {
  const close = useCloseDialog(importsPath)
  const { submit, busy, failure, validationErrors } = useSubmission<{ fileId: string }>()
  const form = useServerForm({ defaultValues: { fileId: '' }, validationErrors, onSubmit: submit })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormDialog
      title="Upload a client list"
      form={form}
      submitLabel="Continue"
      busy={busy}
      failure={failure}
      onClose={close}
    >
      <DropzoneField
        form={form}
        name="fileId"
        label="Client list"
        hint="Its first row has the headings. In Excel: Save as, “CSV UTF-8”. Up to 50,000 rows."
        send={uploadFile}
        accept={csv}
        most={1}
      />
    </FormDialog>
  )
}
