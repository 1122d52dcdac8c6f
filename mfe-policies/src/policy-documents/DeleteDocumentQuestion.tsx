import { ConfirmDialog } from '@coverdesk/design-system'
import { toast, useCloseDialog, useParams, useSubmission } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import type { PolicyDocumentFragment } from '../generated/documents'
import { documentsPath } from '../paths'
import { useDocuments } from './use-documents'

/** Asks before a document is deleted, over the policy's documents. */
export function DeleteDocumentQuestion() {
  const { documents } = useDocuments()
  return documents && <Question documents={documents} />
}

function Question({ documents }: { documents: readonly PolicyDocumentFragment[] }) {
  const { id = '', fileId } = useParams()
  // Decided once: the answer takes the document away before the dialog has closed.
  const [document] = useState(() => documents.find(one => one.id === fileId))
  const close = useCloseDialog(documentsPath(id))
  const { submit, busy, failure } = useSubmission<Record<string, never>>(close)
  useEffect(() => {
    if (document) return
    toast('This policy does not have this document.')
    close()
  }, [document, close])
  return (
    document && (
      <ConfirmDialog
        title="Delete Document"
        confirmLabel="Delete"
        danger
        busy={busy}
        failure={failure}
        onConfirm={() => submit({})}
        onCancel={close}
      >
        {`${document.name} is permanently deleted. The history keeps a record of it.`}
      </ConfirmDialog>
    )
  )
}
