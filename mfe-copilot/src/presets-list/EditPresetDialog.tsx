import { ConflictNotice, FormDialog, useEditConflict, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useListPath, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import type { CustomPresetProfileFragment } from '../generated/documents'
import { presetsPath } from '../paths'
import { PresetFields } from './PresetFields'
import { presetFields, valueInWords, valuesOf } from './preset-values'
import type { PresetChange } from './save-preset'
import { usePreset } from './use-preset'

/** Changes a preset, over the list. */
export function EditPresetDialog() {
  const preset = usePreset(presetsPath)
  return preset && <EditForm key={preset.id} preset={preset} />
}

function EditForm({ preset }: { preset: CustomPresetProfileFragment }) {
  // What the person began with: a newer version that arrives meanwhile must not change what is compared.
  const [opened] = useState(preset)
  const close = useCloseDialog(useListPath(presetsPath))
  const { submit, busy, failure, validationErrors, conflict } = useSubmission<PresetChange>(close)
  const form = useServerForm({
    defaultValues: valuesOf(opened),
    validationErrors,
    onSubmit: input => submit({ version: latest.version, input }),
  })
  const { latest, notice } = useEditConflict({
    form,
    opened,
    current: conflict,
    fields: presetFields,
    valuesOf,
    words: (_, value) => valueInWords(value),
  })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormDialog
      title="Edit preset"
      size="large"
      form={form}
      submitLabel="Save Changes"
      busy={busy}
      failure={failure}
      conflict={notice && <ConflictNotice {...notice} />}
      onClose={close}
    >
      <PresetFields form={form} />
    </FormDialog>
  )
}
