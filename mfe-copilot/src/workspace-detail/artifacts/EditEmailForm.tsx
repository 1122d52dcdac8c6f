import {
  ConflictNotice,
  EmailField,
  FormDialog,
  TextareaField,
  TextField,
  useEditConflict,
  useServerForm,
} from '@coverdesk/design-system/forms'
import { useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import type { EditedArtifactFragment } from '../../generated/documents'
import type { ArtifactEdit } from './change-artifact'

/** The same limits as the server checks. */
const bounds = { subject: 200, body: 12_000 }

const fields = [
  ['to', 'To'],
  ['subject', 'Subject'],
  ['body', 'Message'],
] as const

const valuesOf = ({ email }: EditedArtifactFragment) => ({
  to: email?.to[0] ?? '',
  subject: email?.subject ?? '',
  body: email?.body ?? '',
})

interface EditFormProps {
  artifact: EditedArtifactFragment
  onClose(): void
}

/** Changes an email that Cara drafted. */
export function EditEmailForm({ artifact, onClose }: EditFormProps) {
  // What the person began with: a newer version that arrives meanwhile must not change what is compared.
  const [opened] = useState(artifact)
  const { submit, busy, failure, validationErrors, conflict } = useSubmission<ArtifactEdit>(onClose)
  const form = useServerForm({
    defaultValues: valuesOf(opened),
    validationErrors,
    onSubmit: email => submit({ version: latest.version, email }),
  })
  const { latest, notice } = useEditConflict({ form, opened, current: conflict, fields, valuesOf })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormDialog
      title="Edit email"
      size="large"
      form={form}
      submitLabel="Save Changes"
      busy={busy}
      failure={failure}
      conflict={notice && <ConflictNotice {...notice} />}
      onClose={onClose}
    >
      <EmailField form={form} name="to" label="To" optional />
      <TextField form={form} name="subject" label="Subject" maxLength={bounds.subject} />
      <TextareaField
        form={form}
        name="body"
        label="Message"
        hint="You can use Markdown. Marks such as [1] lead to the evidence and are left out of what is sent."
        maxLength={bounds.body}
      />
    </FormDialog>
  )
}
