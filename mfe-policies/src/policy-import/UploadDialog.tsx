import { useServerForm } from '@coverdesk/design-system/forms'
import { UploadListDialog } from '@coverdesk/design-system/imports'
import { uploadFile, useCloseDialog, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { importsPath } from './paths'

/** A policy list, over the imports; its columns follow. */
export function UploadDialog() {
  const onClose = useCloseDialog(importsPath)
  const { submit, busy, failure, validationErrors } = useSubmission<{ fileId: string }>()
  const form = useServerForm({ defaultValues: { fileId: '' }, validationErrors, onSubmit: submit })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <UploadListDialog
      title="Upload a policy list"
      label="Policy list"
      send={uploadFile}
      {...{ form, busy, failure, onClose }}
    />
  )
}
