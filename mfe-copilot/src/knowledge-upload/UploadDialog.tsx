import { ProgressBar, pluralize } from '@coverdesk/design-system'
import { DropzoneField } from '@coverdesk/design-system/dropzone'
import { FormDialog, useServerForm } from '@coverdesk/design-system/forms'
import { uploadFile, useCloseDialog, useListPath, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { knowledgePath } from '../paths'
import { acceptedFiles } from './accepted-files'
import type { DocumentUpload } from './upload-documents'

const maxFiles = 20

/**
 * Files for the knowledge base, over the list (specification 3 §2). Nothing is sent while no file is chosen; while they are
 * added, a bar is in the place of the form (§4).
 */
export function UploadDialog() {
  const close = useCloseDialog(useListPath(knowledgePath))
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { submit, busy, failure, validationErrors } = useSubmission<DocumentUpload>(close)
  const form = useServerForm({
    defaultValues: { fileIds: [] as string[] },
    validationErrors,
    onSubmit: input => submit({ input, idempotencyKey }),
  })
  const chosen = form.watch('fileIds').length
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormDialog
      title="Upload documents"
      form={form}
      submitLabel="Upload"
      submitDisabled={chosen === 0}
      busy={busy}
      failure={failure}
      onClose={close}
    >
      {busy && <ProgressBar label={`Adding ${pluralize(chosen, 'document')}`} value={undefined} />}
      {/* Kept as it is: an attempt that fails brings it back with its files. */}
      <div hidden={busy}>
        <DropzoneField
          form={form}
          name="fileIds"
          label="Files"
          accept={acceptedFiles}
          most={maxFiles}
          send={uploadFile}
        />
      </div>
    </FormDialog>
  )
}
