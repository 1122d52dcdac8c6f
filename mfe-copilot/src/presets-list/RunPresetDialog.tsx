import { useCloseDialog, useListPath, useSubmission } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import type { CustomPresetProfileFragment } from '../generated/documents'
import { presetsPath } from '../paths'
import { RunPresetForm } from './RunPresetForm'
import type { PresetRun } from './run-preset'
import { usePreset } from './use-preset'

/** Creates a workspace with the preset that the address names, over the list (specification 3 §2). */
export function RunPresetDialog() {
  const preset = usePreset(presetsPath)
  return preset && <RunForm key={preset.id} preset={preset} />
}

function RunForm({ preset }: { preset: CustomPresetProfileFragment }) {
  const close = useCloseDialog(useListPath(presetsPath))
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { submit, busy, failure, validationErrors } = useSubmission<PresetRun>()
  return (
    <RunPresetForm
      preset={preset}
      {...{ busy, failure, validationErrors }}
      onSubmit={input => submit({ input, idempotencyKey })}
      onClose={close}
    />
  )
}
