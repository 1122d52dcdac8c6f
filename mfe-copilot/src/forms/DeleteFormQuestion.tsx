import { ConfirmDialog } from '@coverdesk/design-system'
import { runMutation, toast, useChange, useCloseDialog } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import { DeleteCaraFormDocument } from '../generated/documents'
import { formsTabPath } from './paths'
import { useFormSlot } from './use-form-slot'

/** Asks before a form is removed, over the tab. */
export function DeleteFormQuestion() {
  const close = useCloseDialog(formsTabPath)
  const { isLoading, slot } = useFormSlot()
  const { run, busy, failure } = useChange()
  // The answer takes the form away before the dialog has closed.
  const [opened, setOpened] = useState(slot)
  if (slot?.form && opened?.template !== slot.template) setOpened(slot)
  const isGone = !isLoading && !slot?.form && !opened?.form
  useEffect(() => {
    if (isGone) close()
  }, [isGone, close])
  if (!opened?.form) return null
  const { name, form } = opened
  const remove = async () => {
    const at = { id: form.id, version: slot?.form?.version ?? form.version }
    if (!(await run(() => runMutation(DeleteCaraFormDocument, at)))) return
    toast(`${name} removed`)
    close()
  }
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      confirmLabel="Remove"
      danger
      busy={busy}
      failure={failure}
      onConfirm={() => void remove()}
      onCancel={close}
    >
      {`${form.fileName} and what its fields are filled with are removed for good. Drafts on it can’t be edited any more; forms that were reviewed stay.`}
    </ConfirmDialog>
  )
}
