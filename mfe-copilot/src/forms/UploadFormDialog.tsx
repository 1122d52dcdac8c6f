import { Banner } from '@coverdesk/design-system'
import { DropzoneField } from '@coverdesk/design-system/dropzone'
import { CheckboxField, FormDialog, useServerForm } from '@coverdesk/design-system/forms'
import {
  navigate,
  runMutation,
  toast,
  uploadFile,
  useChange,
  useCloseDialog,
  useUnsavedChanges,
} from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import { type FormSlotFragment, UploadCaraFormDocument } from '../generated/documents'
import { formsTabPath, matchFormPath } from './paths'
import { useFormSlot } from './use-form-slot'

const pdf = { 'application/pdf': ['.pdf'] }
const maximumBytes = 10 * 1024 * 1024

/** Others are made of it: it is kept apart, and no one gets it as it is. */
const sendForm: typeof uploadFile = (file, options) => uploadFile(file, { ...options, isSource: true })

/** The agency’s own fillable PDF, over the tab: the first one, or one in place of the former. */
export function UploadFormDialog() {
  const close = useCloseDialog(formsTabPath)
  const { isLoading, slot } = useFormSlot()
  const isGone = !isLoading && !slot
  useEffect(() => {
    if (isGone) close()
  }, [isGone, close])
  return slot ? <Upload slot={slot} onClose={close} /> : null
}

function Upload({ slot: { name, template, form: former }, onClose }: { slot: FormSlotFragment; onClose(): void }) {
  // Decided once: the answer brings the new form before the dialog has closed.
  const [isReplaced] = useState(former !== null)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [isStored, setStored] = useState(false)
  const { run, busy, failure } = useChange()
  const form = useServerForm({
    defaultValues: { fileId: '', isLicensed: false },
    validationErrors: failure?.validationErrors,
    onSubmit: async ({ fileId, isLicensed }) => {
      const input = { isLicensed, ...(fileId && { fileId }) }
      const isDone = await run(() => runMutation(UploadCaraFormDocument, { template, input, idempotencyKey }))
      setStored(isDone)
    },
  })
  useUnsavedChanges(form.formState.isDirty && !isStored)
  useEffect(() => {
    if (!isStored) return
    toast(`${name} uploaded. Check what its fields are filled with.`)
    void navigate(matchFormPath(template))
  }, [isStored, name, template])
  return (
    <FormDialog
      title={isReplaced ? `Replace ${name}` : `Upload ${name}`}
      form={form}
      submitLabel={isReplaced ? 'Replace form' : 'Upload form'}
      busy={busy || isStored}
      failure={failure && failure.validationErrors.length === 0 ? failure : undefined}
      onClose={onClose}
    >
      {isReplaced && (
        <Banner tone="neutral">
          Fields with the same name as on the previous form keep their match. Drafts on the previous form can’t be
          edited any more; reviewed ones stay.
        </Banner>
      )}
      <DropzoneField
        form={form}
        name="fileId"
        label="Fillable PDF"
        hint="Its fields are matched by their names and tooltips; you check the result next."
        send={sendForm}
        accept={pdf}
        maximumBytes={maximumBytes}
        most={1}
      />
      <CheckboxField
        form={form}
        name="isLicensed"
        label="My agency has a license to use this form"
        hint="Your name and the time are kept with the form."
      />
    </FormDialog>
  )
}
