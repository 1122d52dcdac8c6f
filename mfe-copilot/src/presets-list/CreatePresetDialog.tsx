import { FormDialog, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useListPath, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { presetsPath } from '../paths'
import { PresetFields } from './PresetFields'
import { newPreset } from './preset-values'
import type { PresetCreation } from './save-preset'

/** A preset that someone writes, over the list (specification 3 §2). */
export function CreatePresetDialog() {
  const close = useCloseDialog(useListPath(presetsPath))
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { submit, busy, failure, validationErrors } = useSubmission<PresetCreation>(close)
  const form = useServerForm({
    defaultValues: newPreset,
    validationErrors,
    onSubmit: input => submit({ input, idempotencyKey }),
  })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormDialog
      title="Create preset"
      size="large"
      form={form}
      submitLabel="Create Preset"
      busy={busy}
      failure={failure}
      onClose={close}
    >
      <PresetFields form={form} />
    </FormDialog>
  )
}
