import { ChecklistField, ComboboxField, FormDialog, useServerForm } from '@coverdesk/design-system/forms'
import { useUnsavedChanges } from '@coverdesk/plugin-sdk'
import type { AgencyDocument } from '../presets/agency-documents'
import { PresetFields } from '../presets/PresetFields'
import type { PresetChoice } from '../presets/preset-choice'
import { isComplete, type PresetValues, presetInput } from '../presets/preset-values'
import { useStartWorkspace } from '../presets/use-start-workspace'
import { presetOptions } from './preset-options'

interface OpenInCopilotFormProps {
  initial: PresetValues
  suggested: readonly PresetChoice[]
  /** What Cara can read for it. */
  documents: readonly AgencyDocument[]
  serviceRequestId?: string
  onClose(): void
}

/** Starts a workspace from a record (specification 2 §2, "Open in Copilot dialog"). */
export function OpenInCopilotForm(props: OpenInCopilotFormProps) {
  const { initial, suggested, documents, serviceRequestId, onClose } = props
  const { start, isBusy, isStarted, failure } = useStartWorkspace()
  const form = useServerForm<PresetValues>({
    defaultValues: initial,
    validationErrors: failure?.validationErrors,
    onSubmit: values => void start({ ...presetInput(values), ...(serviceRequestId && { serviceRequestId }) }),
  })
  useUnsavedChanges(form.formState.isDirty && !isStarted)
  const preset = form.watch('preset')
  const isAtFields = (failure?.validationErrors.length ?? 0) > 0
  return (
    <FormDialog
      title="Open in Copilot"
      form={form}
      submitLabel="Create Workspace"
      submitDisabled={!isComplete({ preset, template: form.watch('template') })}
      busy={isBusy || isStarted}
      failure={isAtFields ? undefined : failure}
      onClose={onClose}
    >
      <ComboboxField
        form={form}
        name="preset"
        label="Preset"
        placeholder="Choose a preset"
        options={presetOptions(suggested)}
        minimumQuery={0}
        maximumOptions={1000}
      />
      {preset !== '' && <PresetFields form={form} preset={preset} />}
      {preset !== '' && documents.length > 0 && (
        <ChecklistField
          form={form}
          name="documentIds"
          label="Documents for Cara to read"
          optional
          options={documents.map(({ id, name, place }) => ({ value: id, label: name, description: place }))}
        />
      )}
    </FormDialog>
  )
}
