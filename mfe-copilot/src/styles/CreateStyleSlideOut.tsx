import { FormSlideOut, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useListPath, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { PreviewPane } from './PreviewPane'
import { stylesPath } from './paths'
import { StyleFields } from './StyleFields'
import type { StyleCreation } from './save-style'
import { inputOf, newStyle } from './style-values'

/** A style that someone makes, beside the list (specification 3 §2). There is no preview until it is saved. */
export function CreateStyleSlideOut() {
  const close = useCloseDialog(useListPath(stylesPath))
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { submit, busy, failure, validationErrors } = useSubmission<StyleCreation>()
  const form = useServerForm({
    defaultValues: newStyle,
    validationErrors,
    onSubmit: values => submit({ input: inputOf(values), idempotencyKey }),
  })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormSlideOut
      title="Create a new style"
      size="large"
      form={form}
      submitLabel="Create Style"
      busy={busy}
      failure={failure}
      onClose={close}
    >
      <StyleFields form={form} preview={<PreviewPane state="unsaved" />} />
    </FormSlideOut>
  )
}
