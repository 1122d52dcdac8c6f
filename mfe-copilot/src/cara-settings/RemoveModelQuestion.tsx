import { ConfirmDialog } from '@coverdesk/design-system'
import { runMutation, toast, useChange, useCloseDialog } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import { type CaraSettingsFieldsFragment, UpdateCaraSettingsDocument } from '../generated/documents'
import { caraSettingsPath } from './paths'
import { useCaraSettings } from './use-cara-settings'

/** Asks before the agency’s own model and its key are removed, over the tab. */
export function RemoveModelQuestion() {
  const close = useCloseDialog(caraSettingsPath)
  const { settings } = useCaraSettings()
  // Decided once: the answer takes the model away before the dialog has closed.
  const [isAsked, setAsked] = useState(false)
  if (settings?.model && !isAsked) setAsked(true)
  const isGone = settings?.model === null && !isAsked
  useEffect(() => {
    if (!isGone) return
    toast('Your agency has no language model of its own.')
    close()
  }, [isGone, close])
  return settings && isAsked && <Question settings={settings} onClose={close} />
}

function Question({ settings, onClose }: { settings: CaraSettingsFieldsFragment; onClose(): void }) {
  const { run, busy, failure } = useChange()
  const remove = async () => {
    const variables = { version: settings.version, input: { model: null } }
    if (!(await run(() => runMutation(UpdateCaraSettingsDocument, variables)))) return
    toast('Language model removed')
    onClose()
  }
  const instead = settings.operatorModel ? 'the language model that comes with Coverdesk' : 'rules'
  return (
    <ConfirmDialog
      title="Remove your agency’s language model?"
      confirmLabel="Remove"
      danger
      busy={busy}
      failure={failure}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {`Its key is deleted, too. Cara then works ${settings.operatorModel ? 'with' : 'by'} ${instead}.`}
    </ConfirmDialog>
  )
}
