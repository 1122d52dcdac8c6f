import { FormDialog, TextareaField, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useParams, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { textBounds } from '../facts/text-bounds'
import { activityPath } from '../paths'
import type { NoteCreation } from './change-notes'

/** A new note, over the activity. */
export function AddNoteDialog() {
  const { id = '' } = useParams()
  const close = useCloseDialog(activityPath(id))
  // A repetition after a lost answer writes no second note.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { submit, busy, failure, validationErrors } = useSubmission<NoteCreation>(close)
  const form = useServerForm({
    defaultValues: { text: '' },
    validationErrors,
    onSubmit: input => submit({ input, idempotencyKey }),
  })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormDialog title="Add note" form={form} submitLabel="Add note" busy={busy} failure={failure} onClose={close}>
      <TextareaField
        form={form}
        name="text"
        label="Note"
        hint="Everyone at your agency can read it."
        maxLength={textBounds.note}
      />
    </FormDialog>
  )
}
