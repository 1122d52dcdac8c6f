import { DropzoneField } from '@coverdesk/design-system/dropzone'
import { FormDialog, useServerForm } from '@coverdesk/design-system/forms'
import { uploadFile, useCloseDialog, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import type { KnowledgeProfileFragment } from '../generated/documents'
import type { DocumentChange } from '../knowledge-detail/change-document'
import { latestVersion } from '../knowledge-detail/latest-version'
import { useDocument } from '../knowledge-detail/use-document'
import { documentPath } from '../paths'
import { acceptedFiles } from './accepted-files'

/** A newer version of a file, over its information. */
export function ReplaceDialog() {
  const { document } = useDocument()
  return document?.kind === 'FILE' ? <ReplaceForm key={document.id} document={document} /> : null
}

function ReplaceForm({ document }: { document: KnowledgeProfileFragment }) {
  const [opened] = useState(document.version)
  const close = useCloseDialog(documentPath(document.id))
  const { submit, busy, failure, validationErrors, conflict } = useSubmission<DocumentChange<{ fileId: string }>>(close)
  const { version, notice } = latestVersion(opened, conflict)
  const form = useServerForm({
    defaultValues: { fileId: '' },
    validationErrors,
    onSubmit: input => submit({ version, input }),
  })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormDialog
      title="Upload a new version"
      form={form}
      submitLabel="Replace"
      busy={busy}
      failure={failure ?? notice}
      onClose={close}
    >
      <DropzoneField
        form={form}
        name="fileId"
        label="File"
        hint={`It replaces ${document.file?.name ?? document.title}, which stays available.`}
        accept={acceptedFiles}
        most={1}
        send={uploadFile}
      />
    </FormDialog>
  )
}
