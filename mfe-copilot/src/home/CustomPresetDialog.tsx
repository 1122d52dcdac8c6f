import { toast, useCloseDialog, useParams, useQuery } from '@coverdesk/plugin-sdk'
import { useEffect } from 'react'
import { CustomPresetDocument } from '../generated/documents'
import { homePath } from '../paths'
import { useStartWorkspace } from '../presets/use-start-workspace'
import { RunPresetForm } from '../presets-list/RunPresetForm'

/** Runs the custom preset of the address, over the home page (specification 3 §2). */
export function CustomPresetDialog() {
  const [, id = ''] = (useParams()['*'] ?? '').split('/')
  const query = useQuery(CustomPresetDocument, { id })
  const { start, isBusy, isStarted, failure } = useStartWorkspace({ replace: true })
  const close = useCloseDialog(homePath)
  const preset = query.status === 'loaded' ? query.data.customPreset : undefined
  const isMissing = query.status !== 'loading' && !preset
  const message = (query.status !== 'loading' && query.failure?.message) || 'This preset could not be opened.'
  useEffect(() => {
    if (!isMissing) return
    toast(message, { tone: 'error' })
    close()
  }, [isMissing, message, close])
  const isAtFields = (failure?.validationErrors.length ?? 0) > 0
  return (
    preset && (
      <RunPresetForm
        key={preset.id}
        preset={preset}
        busy={isBusy || isStarted}
        isSent={isStarted}
        failure={isAtFields ? undefined : failure}
        validationErrors={failure?.validationErrors}
        onSubmit={input => void start(input)}
        onClose={close}
      />
    )
  )
}
