import {
  ConflictNotice,
  FormDialog,
  MentionTextareaField,
  mentionsIn,
  useServerForm,
} from '@coverdesk/design-system/forms'
import { toast, useCloseDialog, useParams, useQuery, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import { useEditConflict } from '../edit-conflict/use-edit-conflict'
import { textBounds } from '../facts/text-bounds'
import { AccountNotesDocument, type NoteFragment } from '../generated/documents'
import { activityPath } from '../paths'
import type { NoteChange } from './change-notes'
import { useColleagues } from './use-colleagues'

const fields = [['text', 'Note']] as const
const valuesOf = ({ text }: NoteFragment) => ({ text })

/** Changes a note, over the activity, which says so while the notes are loading or missing. */
export function EditNoteDialog() {
  const { id = '', noteId } = useParams()
  const query = useQuery(AccountNotesDocument, { id })
  const close = useCloseDialog(activityPath(id))
  const notes = query.status === 'loaded' ? query.data.accountNotes?.items : undefined
  const note = notes?.find(candidate => candidate.id === noteId)
  const isMissing = notes !== undefined && note === undefined
  useEffect(() => {
    if (!isMissing) return
    toast('Only the latest notes can be edited.')
    close()
  }, [isMissing, close])
  return note && <EditNoteForm key={note.id} accountId={id} note={note} />
}

function EditNoteForm({ accountId, note }: { accountId: string; note: NoteFragment }) {
  // What the person began with: a newer version that arrives meanwhile must not change what is compared.
  const [opened] = useState(note)
  const close = useCloseDialog(activityPath(accountId))
  const { mentionable } = useColleagues()
  const { submit, busy, failure, validationErrors, conflict } = useSubmission<NoteChange>(close)
  const form = useServerForm({
    defaultValues: valuesOf(opened),
    validationErrors,
    onSubmit: ({ text }) =>
      submit({ version: latest.version, input: { text, mentionIds: mentionsIn(text, mentionable ?? []) } }),
  })
  const { latest, notice } = useEditConflict({ form, opened, current: conflict, fields, valuesOf })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormDialog
      title="Edit note"
      form={form}
      submitLabel="Save Changes"
      busy={busy}
      failure={failure}
      conflict={notice && <ConflictNotice {...notice} />}
      onClose={close}
    >
      <MentionTextareaField
        form={form}
        name="text"
        label="Note"
        hint="Type @ to mention a colleague."
        maxLength={textBounds.note}
        people={mentionable}
      />
    </FormDialog>
  )
}
