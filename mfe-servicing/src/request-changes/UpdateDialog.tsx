import {
  ComboboxField,
  ConflictNotice,
  DateField,
  FormDialog,
  useEditConflict,
  useServerForm,
} from '@coverdesk/design-system/forms'
import { useCloseDialog, useSession, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { assigneeOptions, useAgencyUsers } from '../agency-users/use-agency-users'
import type { ServiceRequestProfileFragment, UpdateServiceRequestInput } from '../generated/documents'
import { overviewPath } from '../paths'
import { dayOf, instantOf } from '../words/due-days'
import type { RequestChange } from './change-request'
import { type RequestFormProps, requestDialog } from './request-dialog'

/** In the place of an id, so that “Unassigned” can be chosen like a person. */
const nobody = 'unassigned'

const labels = [
  ['assigneeId', 'Assignee'],
  ['dueAt', 'Due date'],
] as const

/** Who does it and by when, over its page. */
export const UpdateDialog = requestDialog(UpdateForm)

type Changeable = Pick<ServiceRequestProfileFragment, 'id' | 'version' | 'assignee' | 'dueAt'>

function UpdateForm({ request }: RequestFormProps) {
  // A newer version that arrives while the form is open must not change what is compared.
  const [opened] = useState<Changeable>(request)
  const { timeZone } = useSession().agency
  const { users, failure: missing } = useAgencyUsers()
  const close = useCloseDialog(overviewPath(opened.id))
  const { submit, busy, failure, validationErrors, conflict } =
    useSubmission<RequestChange<UpdateServiceRequestInput>>(close)
  const valuesOf = ({ assignee, dueAt }: Changeable) => ({
    assigneeId: assignee?.id ?? nobody,
    dueAt: dayOf(dueAt, timeZone),
  })
  const form = useServerForm({
    defaultValues: valuesOf(opened),
    validationErrors,
    onSubmit: ({ assigneeId, dueAt }) =>
      submit({
        version: latest.version,
        input: {
          assigneeId: assigneeId === nobody || !assigneeId ? null : assigneeId,
          // The same day is no change, whatever its hour.
          dueAt: dueAt === dayOf(latest.dueAt, timeZone) ? latest.dueAt : instantOf(dueAt, timeZone),
        },
      }),
  })
  const { latest, notice } = useEditConflict({ form, opened, current: conflict, fields: labels, valuesOf })
  useUnsavedChanges(form.formState.isDirty)
  const people = assigneeOptions(users, opened.assignee?.id)
  return (
    <FormDialog
      title="Update request"
      form={form}
      submitLabel="Save Changes"
      busy={busy}
      failure={failure}
      conflict={notice && <ConflictNotice {...notice} />}
      onClose={close}
    >
      <ComboboxField
        form={form}
        name="assigneeId"
        label="Assignee"
        options={people && [{ value: nobody, label: 'Unassigned' }, ...people]}
        {...(missing && { failure: missing })}
        minimumQuery={0}
        maximumOptions={1000}
      />
      <DateField form={form} name="dueAt" label="Due date" optional />
    </FormDialog>
  )
}
