import { ConfirmDialog } from '@coverdesk/design-system'
import { useCloseDialog, useListPath, useSubmission } from '@coverdesk/plugin-sdk'
import { documentPath, knowledgePath } from '../paths'
import type { DocumentChange } from './change-document'
import { useDocument } from './use-document'

/** Asks before a document is deleted; afterwards the list is shown. */
export function DeleteQuestion() {
  const { id, document } = useDocument()
  const close = useCloseDialog(documentPath(id))
  const leave = useCloseDialog(useListPath(knowledgePath))
  const { submit, busy, failure, conflict } = useSubmission<DocumentChange>(leave)
  if (!document) return null
  return (
    <ConfirmDialog
      title="Delete this document?"
      confirmLabel="Delete"
      danger
      busy={busy}
      failure={failure}
      onConfirm={() => submit({ version: versionOf(conflict) ?? document.version, input: {} })}
      onCancel={close}
    >
      {`“${document.title}” will be removed from the knowledge base, and Cara will no longer use it. You can’t undo this.`}
    </ConfirmDialog>
  )
}

const versionOf = (current: unknown) => (current as { version?: number } | undefined)?.version
