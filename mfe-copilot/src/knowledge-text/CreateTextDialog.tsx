import { FormDialog, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useListPath, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { knowledgePath } from '../paths'
import type { TextCreation } from './save-document'
import { TextFields } from './TextFields'

/** A text document that someone writes, over the list. */
export function CreateTextDialog() {
  const close = useCloseDialog(useListPath(knowledgePath))
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { submit, busy, failure, validationErrors } = useSubmission<TextCreation>(close)
  const form = useServerForm({
    defaultValues: { title: '', content: '' },
    validationErrors,
    onSubmit: input => submit({ input, idempotencyKey }),
  })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormDialog
      title="Create document"
      size="large"
      form={form}
      submitLabel="Create document"
      busy={busy}
      failure={failure}
      onClose={close}
    >
      <TextFields form={form} />
    </FormDialog>
  )
}
