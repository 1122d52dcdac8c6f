import {
  ConflictNotice,
  FormDialog,
  useEditConflict,
  useServerForm,
  type ValidationError,
} from '@coverdesk/design-system/forms'
import { runMutation, toast, useChange, useCloseDialog, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import { type CaraProvider, type CaraSettingsFieldsFragment, UpdateCaraSettingsDocument } from '../generated/documents'
import { ModelFields } from './ModelFields'
import { ModelTest } from './ModelTest'
import { type ModelValues, modelInput, modelLabels, modelValues } from './model-values'
import { caraSettingsPath } from './paths'
import { providerWords } from './provider-words'

/** Provider, model, key and address, with a test of them. */
export function ModelForm({ settings }: { settings: CaraSettingsFieldsFragment }) {
  // What the person began with: a newer version that arrives meanwhile must not change what is compared.
  const [opened] = useState(settings)
  const [isSaved, setSaved] = useState(false)
  const [errors, setErrors] = useState<readonly ValidationError[]>()
  const close = useCloseDialog(caraSettingsPath)
  const { run, busy, failure } = useChange()
  const isConflict = failure?.code === 'CONFLICT'
  const save = async (values: ModelValues) => {
    const variables = { version: latest.version, input: { model: modelInput(values) } }
    const result = await runMutation(UpdateCaraSettingsDocument, variables)
    setErrors(result.ok ? undefined : result.failure.validationErrors)
    return result
  }
  const form = useServerForm<ModelValues>({
    defaultValues: modelValues(opened),
    validationErrors: errors,
    onSubmit: async values => {
      if (!(await run(() => save(values)))) return
      toast('Cara works with your agency’s model')
      setSaved(true)
    },
  })
  const { latest, notice } = useEditConflict({
    form,
    opened,
    current: isConflict ? failure.current : undefined,
    fields: modelLabels,
    valuesOf: modelValues,
    words: inWords,
  })
  useUnsavedChanges(form.formState.isDirty && !isSaved)
  useEffect(() => {
    if (isSaved) close()
  }, [isSaved, close])
  const isPlaced = isConflict || (failure?.validationErrors.length ?? 0) > 0
  return (
    <FormDialog
      title={opened.model ? 'Edit language model' : 'Use your own language model'}
      form={form}
      submitLabel="Save Changes"
      busy={busy}
      failure={isPlaced ? undefined : failure}
      conflict={notice && <ConflictNotice {...notice} />}
      onClose={close}
    >
      <ModelFields form={form} stored={latest.model} />
      <ModelTest form={form} onErrors={setErrors} />
    </FormDialog>
  )
}

const inWords = (path: string, value: unknown): string =>
  path === 'model.provider' && value ? providerWords[value as CaraProvider].name : String(value || 'None')
