import { ConfirmDialog } from '@coverdesk/design-system'
import { runMutation, toast, useChange, useCloseDialog } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import { type AgencyFormFragment, DeleteAgencyFormDocument, RestoreAgencyFormDocument } from '../generated/documents'
import { formTabPath } from './paths'
import { useAgencyForm } from './use-agency-form'

/** Asks before the form is deleted, over the tab. */
export function DeleteFormQuestion() {
  const close = useCloseDialog(formTabPath)
  const { query, form } = useAgencyForm()
  // Decided once: the answer takes the form away before the dialog has closed.
  const [opened, setOpened] = useState(form)
  if (form && !opened) setOpened(form)
  const isGone = query.status === 'loaded' && form === null && !opened
  useEffect(() => {
    if (!isGone) return
    toast('There is no certificate form.')
    close()
  }, [isGone, close])
  return opened && <Question version={form?.version ?? opened.version} form={opened} onClose={close} />
}

interface QuestionProps {
  /** As it is now: a change meanwhile is no reason to keep it. */
  version: number
  form: AgencyFormFragment
  onClose(): void
}

function Question({ form, version, onClose }: QuestionProps) {
  const { run, busy, failure } = useChange()
  const { id, fileName, isInUse } = form
  const remove = async () => {
    if (!(await run(() => runMutation(DeleteAgencyFormDocument, { id, version })))) return
    toast('Certificate form deleted', { action: { label: 'Undo', run: () => void restoreForm(id) } })
    onClose()
  }
  return (
    <ConfirmDialog
      title="Delete the certificate form?"
      confirmLabel="Delete"
      danger
      busy={busy}
      failure={failure}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {`${fileName} and what its fields are filled with are deleted. Certificates issued on it don’t change${
        isInUse ? '; new ones are issued on Coverdesk’s layout' : ''
      }.`}
    </ConfirmDialog>
  )
}

async function restoreForm(id: string): Promise<void> {
  const result = await runMutation(RestoreAgencyFormDocument, { id })
  if (result.ok) toast('Certificate form restored')
  else toast(result.failure.message, { tone: 'error' })
}
