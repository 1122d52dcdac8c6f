import { FormDialog, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useParams, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import type { CaraPreset } from '../generated/documents'
import { homePath } from '../paths'
import { presetName } from '../presets/built-in-presets'
import { PresetFields } from '../presets/PresetFields'
import { emptyPresetValues, isComplete, type PresetValues, presetInput } from '../presets/preset-values'
import { useStartWorkspace } from '../presets/use-start-workspace'
import { presetOfPath } from './preset-of-path'

/** What the built-in preset of the address asks for, over the home page (specification 3 §2). */
export function PresetDialog() {
  const preset = presetOfPath(`${homePath}/${useParams()['*'] ?? ''}`)
  return preset && <PresetForm key={preset} preset={preset} />
}

function PresetForm({ preset }: { preset: CaraPreset }) {
  const close = useCloseDialog(homePath)
  const { start, isBusy, isStarted, failure } = useStartWorkspace({ replace: true })
  const form = useServerForm<PresetValues>({
    defaultValues: { ...emptyPresetValues, preset },
    validationErrors: failure?.validationErrors,
    onSubmit: values => void start(presetInput(values)),
  })
  useUnsavedChanges(form.formState.isDirty && !isStarted)
  const isAtFields = (failure?.validationErrors.length ?? 0) > 0
  return (
    <FormDialog
      title={presetName(preset)}
      form={form}
      submitLabel="Create Workspace"
      submitDisabled={!isComplete({ preset, template: form.watch('template') })}
      busy={isBusy || isStarted}
      failure={isAtFields ? undefined : failure}
      onClose={close}
    >
      <PresetFields form={form} preset={preset} />
    </FormDialog>
  )
}
