import { EmailField, FormDialog, TextareaField, TextField, useServerForm } from '@coverdesk/design-system/forms'
import { useSession, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import type { ResolutionEmailInput } from '../generated/documents'
import { type RequestFormProps, requestDialog } from '../request-changes/request-dialog'
import { useLeaveUnless } from '../request-changes/use-leave-unless'
import { useRequestChange } from '../request-changes/use-request-change'
import { textBounds } from '../words/text-bounds'
import { AttachedNote } from './AttachedNote'
import { emailValues } from './email-values'

/** Mails the resolution to the client, later than it was resolved or once more, over its page. */
export const EmailDialog = requestDialog(EmailForm)

function EmailForm({ request }: RequestFormProps) {
  const session = useSession()
  const { submit, close, busy, failure, validationErrors } = useRequestChange<ResolutionEmailInput>(request)
  const form = useServerForm({ defaultValues: emailValues(request, session), validationErrors, onSubmit: submit })
  useUnsavedChanges(form.formState.isDirty)
  const isClosed = useLeaveUnless(request.state === 'CLOSED', 'Resolve the request to email the client.', close)
  if (!isClosed) return null
  const files = request.resolution?.files ?? []
  return (
    <FormDialog title="Email the client" form={form} submitLabel="Send" busy={busy} failure={failure} onClose={close}>
      <EmailField form={form} name="to" label="To" />
      <TextField form={form} name="subject" label="Subject" maxLength={textBounds.emailSubject} />
      <TextareaField form={form} name="message" label="Message" maxLength={textBounds.emailMessage} />
      <AttachedNote names={files.map(({ name }) => name)} />
    </FormDialog>
  )
}
