import { DropzoneField } from '@coverdesk/design-system/dropzone'
import { CheckboxField, ChecklistField, FormDialog, TextareaField, useServerForm } from '@coverdesk/design-system/forms'
import {
  toast,
  uploadFile,
  useCloseDialog,
  useParams,
  useQuery,
  useSubmission,
  useUnsavedChanges,
} from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import { WorkspaceRequestDocument, type WorkspaceServiceRequestFragment } from '../../generated/documents'
import { workspacePath } from '../../paths'
import { placePath } from '../place/workspace-place'
import type { Resolution } from './resolve-request'
import { type ReviewedForm, useReviewedForms } from './reviewed-forms'

/** The same limits as the server checks. */
const maxNotes = 10_000

/** Closes the service request of a workspace, over its page. */
export function ResolveDialog() {
  const { id = '' } = useParams()
  const close = useCloseDialog(placePath(workspacePath(id), { panel: 'details' }))
  const query = useQuery(WorkspaceRequestDocument, { id })
  const [request, setRequest] = useState<WorkspaceServiceRequestFragment>()
  const loaded = query.status === 'loaded' ? query.data.caraWorkspace : undefined
  const isOver = query.status !== 'loading' && !request && loaded?.serviceRequest?.state !== 'OPEN'
  useEffect(() => {
    // The answer to the dialog's own change comes before it has closed.
    if (loaded?.serviceRequest?.state === 'OPEN') setRequest(known => known ?? loaded.serviceRequest ?? undefined)
  }, [loaded])
  useEffect(() => {
    if (!isOver) return
    toast(loaded?.serviceRequest ? 'This request is resolved already.' : 'There is no request to resolve.')
    close()
  }, [isOver, loaded, close])
  const forms = useReviewedForms(id)
  return request && forms && <ResolveForm request={request} reviewed={forms} onClose={close} />
}

interface ResolveFormProps {
  request: WorkspaceServiceRequestFragment
  reviewed: readonly ReviewedForm[]
  onClose(): void
}

function ResolveForm({ request, reviewed, onClose }: ResolveFormProps) {
  const { submit, busy, failure, validationErrors, conflict } = useSubmission<Resolution>(onClose)
  const needsSigned = request.type === 'CANCEL_POLICY' && !request.signedRequest
  const saved = (conflict as { version: number } | undefined)?.version
  const form = useServerForm({
    defaultValues: {
      ...{ notes: '', files: [] as string[], signedRequestFileId: '', withoutSignedRequest: false },
      forms: reviewed.map(({ id }) => id),
    },
    validationErrors,
    onSubmit: ({ notes, files, forms, signedRequestFileId, withoutSignedRequest }) => {
      const signed = signedRequestFileId ? { signedRequestFileId } : { withoutSignedRequest }
      const input = { notes, files, ...(needsSigned && signed) }
      const attached = reviewed.filter(form => forms.includes(form.id))
      submit({ requestId: request.id, version: saved ?? request.version, input, forms: attached })
    },
  })
  useUnsavedChanges(form.formState.isDirty)
  const message = 'Someone else changed this request. Review it, then try again.'
  const changed = saved === undefined ? undefined : { message, requestId: undefined }
  return (
    <FormDialog
      title="Resolve request"
      form={form}
      submitLabel="Resolve"
      busy={busy}
      failure={failure ?? changed}
      onClose={onClose}
    >
      {needsSigned && !form.watch('withoutSignedRequest') && (
        <DropzoneField
          form={form}
          name="signedRequestFileId"
          label="Signed request"
          hint="The client’s signed request to cancel. Not visible to the client."
          send={uploadFile}
          most={1}
        />
      )}
      {needsSigned && (
        <CheckboxField form={form} name="withoutSignedRequest" label="Resolve without the signed request" />
      )}
      <TextareaField
        form={form}
        name="notes"
        label="Notes"
        optional
        hint="Not visible to the client."
        maxLength={maxNotes}
      />
      {reviewed.length > 0 && (
        <ChecklistField
          form={form}
          name="forms"
          label="Reviewed forms"
          hint="Visible to the client, as PDFs."
          optional
          options={reviewed.map(({ id: value, title: label }) => ({ value, label }))}
        />
      )}
      <DropzoneField form={form} name="files" label="Files" optional hint="Visible to the client." send={uploadFile} />
    </FormDialog>
  )
}
