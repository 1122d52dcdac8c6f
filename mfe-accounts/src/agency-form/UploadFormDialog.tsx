import { Banner, formFilledWords } from '@coverdesk/design-system'
import { DropzoneField } from '@coverdesk/design-system/dropzone'
import { FormDialog, useServerForm } from '@coverdesk/design-system/forms'
import { runMutation, toast, uploadFile, useChange, useCloseDialog, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import { UploadAgencyFormDocument } from '../generated/documents'
import { formTabPath } from './paths'
import { useAgencyForm } from './use-agency-form'

const pdf = { 'application/pdf': ['.pdf'] }
const maximumBytes = 10 * 1024 * 1024

/** Others are made of it: it is kept apart, and no one gets it as it is. */
const sendForm: typeof uploadFile = (file, options) => uploadFile(file, { ...options, isSource: true })

/** A fillable PDF, over the tab: the first one, or one in place of the former. */
export function UploadFormDialog() {
  const { query, form } = useAgencyForm()
  return query.status === 'loading' ? null : <Upload hasFormer={Boolean(form)} />
}

function Upload({ hasFormer }: { hasFormer: boolean }) {
  const close = useCloseDialog(formTabPath)
  // Decided once: the answer brings the new form before the dialog has closed.
  const [isReplaced] = useState(hasFormer)
  // A repetition after a lost answer stores no second form.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [isStored, setStored] = useState(false)
  const { run, busy, failure } = useChange()
  const form = useServerForm({
    defaultValues: { fileId: '' },
    validationErrors: failure?.validationErrors,
    onSubmit: async ({ fileId }) => {
      const input = fileId ? { fileId } : {}
      const isDone = await run(async () => {
        const result = await runMutation(UploadAgencyFormDocument, { input, idempotencyKey })
        const stored = result.ok ? result.data.uploadCertificateForm : null
        if (stored) toast(`Form uploaded: ${formFilledWords(stored)}`)
        return result
      })
      setStored(isDone)
    },
  })
  useUnsavedChanges(form.formState.isDirty && !isStored)
  useEffect(() => {
    if (isStored) close()
  }, [isStored, close])
  return (
    <FormDialog
      title={isReplaced ? 'Replace the certificate form' : 'Upload a certificate form'}
      form={form}
      submitLabel={isReplaced ? 'Replace form' : 'Upload form'}
      busy={busy}
      failure={failure && failure.validationErrors.length === 0 ? failure : undefined}
      onClose={close}
    >
      {isReplaced && (
        <Banner tone="neutral">
          Fields with the same name as on the previous form keep their match. Certificates issued on it don’t change.
        </Banner>
      )}
      <DropzoneField
        form={form}
        name="fileId"
        label="Fillable PDF"
        hint="Use a form that your agency has a license for. Its fields are matched by their names and tooltips; the rest you match yourself."
        send={sendForm}
        accept={pdf}
        maximumBytes={maximumBytes}
        most={1}
      />
    </FormDialog>
  )
}
