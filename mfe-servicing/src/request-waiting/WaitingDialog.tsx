import { dayAfter, todayIn } from '@coverdesk/design-system'
import { DateField, FormDialog, RadioField, TextField, useServerForm } from '@coverdesk/design-system/forms'
import { useSession, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import type { ServiceRequestWaitingParty, SetServiceRequestWaitingInput } from '../generated/documents'
import { type RequestFormProps, requestDialog } from '../request-changes/request-dialog'
import { useLeaveUnless } from '../request-changes/use-leave-unless'
import { useRequestChange } from '../request-changes/use-request-change'
import { textBounds } from '../words/text-bounds'

const parties: readonly { value: ServiceRequestWaitingParty; label: string }[] = [
  { value: 'CLIENT', label: 'Client' },
  { value: 'CARRIER', label: 'Carrier' },
]

/** Dialog over a request's page: who the request is waiting on, and until when. */
export const WaitingDialog = requestDialog(WaitingForm)

function WaitingForm({ request }: RequestFormProps) {
  const { timeZone } = useSession().agency
  const { submit, close, busy, failure, validationErrors } = useRequestChange<SetServiceRequestWaitingInput>(request)
  const { waiting } = request
  const form = useServerForm({
    defaultValues: {
      on: (waiting?.on ?? '') as ServiceRequestWaitingParty | '',
      followUpOn: waiting?.followUpOn ?? '',
      note: waiting?.note ?? '',
    },
    validationErrors,
    onSubmit: ({ on, followUpOn, note }) =>
      submit({ ...(on && { on }), ...(followUpOn && { followUpOn }), ...(note && { note }) }),
  })
  useUnsavedChanges(form.formState.isDirty)
  const isOpen = useLeaveUnless(request.state === 'OPEN', 'This request is closed.', close)
  if (!isOpen) return null
  return (
    <FormDialog title="Waiting on…" form={form} submitLabel="Save" busy={busy} failure={failure} onClose={close}>
      <RadioField form={form} name="on" label="Waiting on" options={parties} />
      <DateField
        form={form}
        name="followUpOn"
        label="Follow up on"
        hint="On this day the request is back in the list of its assignee, who is notified."
        earliest={dayAfter(todayIn(timeZone))}
      />
      <TextField
        form={form}
        name="note"
        label="Note"
        optional
        hint="Not visible to the client."
        maxLength={textBounds.waitingNote}
      />
    </FormDialog>
  )
}
