import { useState } from 'react'
import { FormDialog } from '../dialog/FormDialog'
import { TextField } from '../form/TextField'
import { useServerForm } from '../form/use-server-form'
import type { ViewFailure } from './saved-views'

interface ViewNameDialogProps {
  title: string
  submitLabel: string
  name: string
  onSubmit(name: string): Promise<ViewFailure | undefined>
  onClose(): void
}

const maxName = 80

/** Asks for the name of a view, and stays open with the reason when it can't be saved. */
export function ViewNameDialog({ title, submitLabel, name, onSubmit, onClose }: ViewNameDialogProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ViewFailure>()
  const form = useServerForm({
    defaultValues: { name },
    validationErrors: failure?.validationErrors,
    async onSubmit(values) {
      setBusy(true)
      const refused = await onSubmit(values.name)
      setBusy(false)
      if (refused) setFailure(refused)
      else onClose()
    },
  })
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={submitLabel}
      busy={busy}
      failure={failure?.validationErrors.length ? undefined : failure}
      onClose={onClose}
    >
      <TextField form={form} name="name" label="Name" maxLength={maxName} hint="Everyone at the agency sees it." />
    </FormDialog>
  )
}
