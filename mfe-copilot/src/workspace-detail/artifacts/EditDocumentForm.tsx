import {
  ConflictNotice,
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
const bounds = { title: 200, markdown: 60_000 }

const fields = [
  ['title', 'Title'],
  ['markdown', 'Content'],
] as const

const valuesOf = ({ htmlDocument }: EditedArtifactFragment) => ({
  title: htmlDocument?.title ?? '',
  markdown: htmlDocument?.markdown ?? '',
})

interface EditFormProps {
  artifact: EditedArtifactFragment
  onClose(): void
}

/** Changes a document that Cara drafted. */
export function EditDocumentForm({ artifact, onClose }: EditFormProps) {
  // What the person began with: a newer version that arrives meanwhile must not change what is compared.
  const [opened] = useState(artifact)
  const { submit, busy, failure, validationErrors, conflict } = useSubmission<ArtifactEdit>(onClose)
  const form = useServerForm({
    defaultValues: valuesOf(opened),
    validationErrors,
    onSubmit: htmlDocument => submit({ version: latest.version, htmlDocument }),
  })
  const { latest, notice } = useEditConflict({ form, opened, current: conflict, fields, valuesOf })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormDialog
      title="Edit document"
      size="large"
      form={form}
      submitLabel="Save Changes"
      busy={busy}
      failure={failure}
      conflict={notice && <ConflictNotice {...notice} />}
      onClose={onClose}
    >
      <TextField form={form} name="title" label="Title" maxLength={bounds.title} />
      <TextareaField
        form={form}
        name="markdown"
        label="Content"
        hint="Markdown: # for headings, - for lists, > for quotes, | between the columns of a table. Marks such as [1] lead to the evidence."
        maxLength={bounds.markdown}
      />
    </FormDialog>
  )
}
