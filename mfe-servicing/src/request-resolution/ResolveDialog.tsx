import { DropzoneField } from '@coverdesk/design-system/dropzone'
import { FormDialog, TextareaField, useServerForm } from '@coverdesk/design-system/forms'
import { uploadFile, useSession, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import type { ResolveServiceRequestInput } from '../generated/documents'
import { type RequestFormProps, requestDialog } from '../request-changes/request-dialog'
import { useLeaveUnless } from '../request-changes/use-leave-unless'
import { useRequestChange } from '../request-changes/use-request-change'
import { textBounds } from '../words/text-bounds'
import { CertificateFiles } from './CertificateFiles'
import { MailFields } from './MailFields'
import { needsSignedRequest, type ResolveValues, resolveInput, resolveValues } from './resolve-values'
import { SignedRequestFields } from './SignedRequestFields'

/** Closes a request, over its page. */
export const ResolveDialog = requestDialog(ResolveForm)

function ResolveForm({ request }: RequestFormProps) {
  const [opened] = useState(request)
  const session = useSession()
  const { submit, close, busy, failure, validationErrors } = useRequestChange<ResolveServiceRequestInput>(request)
  const form = useServerForm<ResolveValues>({
    defaultValues: resolveValues(opened, session),
    validationErrors,
    onSubmit: values => submit(resolveInput(values, opened)),
  })
  useUnsavedChanges(form.formState.isDirty)
  const isOpen = useLeaveUnless(request.state === 'OPEN', 'This request is resolved already.', close)
  if (!isOpen) return null
  const { certificates } = opened
  return (
    <FormDialog title="Resolve request" form={form} submitLabel="Resolve" busy={busy} failure={failure} onClose={close}>
      {needsSignedRequest(opened) && <SignedRequestFields form={form} />}
      <TextareaField
        form={form}
        name="notes"
        label="Notes"
        optional
        hint="Not visible to the client."
        maxLength={textBounds.notes}
      />
      <DropzoneField form={form} name="files" label="Files" optional hint="Visible to the client." send={uploadFile} />
      {certificates.length > 0 && <CertificateFiles certificates={certificates} note="Attached" />}
      <MailFields form={form} attached={certificates.map(({ file }) => file.name)} />
    </FormDialog>
  )
}
