import { ConflictNotice, FormDialog, useEditConflict, useServerForm } from '@coverdesk/design-system/forms'
import { toast, useCloseDialog, useListPath, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import type { KnowledgeProfileFragment } from '../generated/documents'
import type { DocumentChange } from '../knowledge-detail/change-document'
import { useDocument } from '../knowledge-detail/use-document'
import { documentPath, knowledgePath } from '../paths'
import { TextFields, type TextValues, textFields } from './TextFields'

/** Changes a text document, or the title of a file, over the list. */
export function EditDocumentDialog() {
  const { document, query } = useDocument()
  const leave = useCloseDialog(useListPath(knowledgePath))
  const isMissing = query.status !== 'loading' && !document
  useEffect(() => {
    if (!isMissing) return
    toast('This document could not be opened. It may have been deleted.')
    leave()
  }, [isMissing, leave])
  return document && <EditForm key={document.id} document={document} />
}

const valuesOf = ({ title, text }: KnowledgeProfileFragment): TextValues => ({
  title,
  content: text?.content ?? '',
})

function EditForm({ document }: { document: KnowledgeProfileFragment }) {
  // What the person began with: a newer version that arrives meanwhile must not change what is compared.
  const [opened] = useState(document)
  const isFile = opened.kind === 'FILE'
  const close = useCloseDialog(documentPath(opened.id))
  const { submit, busy, failure, validationErrors, conflict } =
    useSubmission<DocumentChange<Partial<TextValues>>>(close)
  const form = useServerForm({
    defaultValues: valuesOf(opened),
    validationErrors,
    onSubmit: ({ title, content }) =>
      submit({ version: latest.version, input: isFile ? { title } : { title, content } }),
  })
  const { latest, notice } = useEditConflict({ form, opened, current: conflict, fields: textFields, valuesOf })
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
      onClose={close}
    >
      <TextFields form={form} isFile={isFile} />
    </FormDialog>
  )
}
