import { FormDialog, MentionTextareaField, mentionsIn, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useParams, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { textBounds } from '../facts/text-bounds'
import { activityPath } from '../paths'
import type { NoteCreation } from './change-notes'
import { useColleagues } from './use-colleagues'

/** A new note, over the activity. */
export function AddNoteDialog() {
  const { id = '' } = useParams()
  const close = useCloseDialog(activityPath(id))
  const { mentionable } = useColleagues()
  // A repetition after a lost answer writes no second note.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { submit, busy, failure, validationErrors } = useSubmission<NoteCreation>(close)
  const form = useServerForm({
    defaultValues: { text: '' },
    validationErrors,
    onSubmit: ({ text }) =>
      submit({ input: { text, mentionIds: mentionsIn(text, mentionable ?? []) }, idempotencyKey }),
  })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormDialog title="Add note" form={form} submitLabel="Add note" busy={busy} failure={failure} onClose={close}>
      <MentionTextareaField
        form={form}
        name="text"
        label="Note"
        hint="Everyone at your agency can read it. Type @ to mention a colleague."
        maxLength={textBounds.note}
        people={mentionable}
      />
    </FormDialog>
  )
}
