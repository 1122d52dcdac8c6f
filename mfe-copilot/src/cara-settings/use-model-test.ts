import type { ServerForm, ValidationError } from '@coverdesk/design-system/forms'
import { runMutation, useChange } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { TestCaraModelDocument } from '../generated/documents'
import { type ModelValues, modelInput } from './model-values'

interface Outcome {
  isWorking: boolean
  message: string
}

/** One small call with what is entered. Its outcome is there until something else is entered. */
export function useModelTest(
  form: ServerForm<ModelValues>,
  onErrors: (errors: readonly ValidationError[] | undefined) => void,
) {
  const { run, busy } = useChange()
  const [last, setLast] = useState<Outcome & { of: string }>()
  const { isConfirmed: _, ...input } = modelInput({ model: form.watch('model') })
  const of = JSON.stringify(input)
  const ask = async () => {
    setLast(undefined)
    onErrors(undefined)
    const result = await runMutation(TestCaraModelDocument, { input })
    if (result.ok) {
      if (result.data.testCaraModel) setLast({ of, ...result.data.testCaraModel })
      return result
    }
    const { validationErrors, message } = result.failure
    onErrors(validationErrors.map(error => ({ ...error, path: `model.${error.path}` })))
    if (validationErrors.length === 0) setLast({ of, isWorking: false, message })
    return result
  }
  return { test: () => void run(ask), busy, outcome: last?.of === of ? last : undefined }
}
