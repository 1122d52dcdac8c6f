import { DropzoneField } from '@coverdesk/design-system/dropzone'
import { FormDialog, RadioField, SwitchField, TextareaField, useServerForm } from '@coverdesk/design-system/forms'
import { uploadFile, useCloseDialog, useParams, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import type { PolicyDocumentType } from '../generated/documents'
import { documentsPath } from '../paths'
import { isClientVisible, uploadTypes } from '../words/policy-labels'
import { textBounds } from '../words/text-bounds'
import type { DocumentUpload } from './upload-document'

const types = uploadTypes.map(({ value, label }) => ({
  value,
  label,
  ...(isClientVisible(value) && { badge: 'Visible to client' }),
}))

/** A document of the policy, over its documents: one file at a time (specification 2 §5). */
export function UploadDocumentDialog() {
  const { id = '' } = useParams()
  const close = useCloseDialog(documentsPath(id))
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { submit, busy, failure, validationErrors } = useSubmission<DocumentUpload>(close)
  const form = useServerForm({
    defaultValues: { fileId: '', type: '', notes: '', visible: false },
    validationErrors,
    onSubmit: ({ fileId, type, notes, visible }) =>
      submit({
        idempotencyKey,
        input: {
          visible,
          ...(fileId && { fileId }),
          ...(type && { type: type as PolicyDocumentType }),
          ...(notes.trim() && { notes }),
        },
      }),
  })
  useUnsavedChanges(form.formState.isDirty)
  const type = form.watch('type')
  const { setValue } = form
  useEffect(() => setValue('visible', isClientVisible(type)), [type, setValue])
  return (
    <FormDialog
      title="Upload a new document"
      form={form}
      submitLabel="Upload document"
      busy={busy}
      failure={failure}
      onClose={close}
    >
      <DropzoneField form={form} name="fileId" label="File" send={uploadFile} most={1} />
      <RadioField form={form} name="type" label="Type" options={types} />
      <TextareaField
        form={form}
        name="notes"
        label="Notes"
        optional
        hint="Not visible to the client."
        maxLength={textBounds.fileNotes}
      />
      <SwitchField form={form} name="visible" label="Visible to client" hint="The client may see and download it." />
    </FormDialog>
  )
}
