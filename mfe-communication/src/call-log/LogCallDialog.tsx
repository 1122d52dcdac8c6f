import { todayIn } from '@coverdesk/design-system'
import {
  DateField,
  FormDialog,
  PhoneField,
  SearchCombobox,
  TextareaField,
  TextField,
  useServerForm,
} from '@coverdesk/design-system/forms'
import { useCloseDialog, useListPath, useSession, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { useAccountSearch } from '../account-choice/use-account-search'
import { callsPath } from '../paths'
import type { LoggedCall } from './log-call'

/** A call that someone took by hand, over the list. */
export function LogCallDialog() {
  const close = useCloseDialog(useListPath(callsPath))
  const { timeZone } = useSession().agency
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { submit, busy, failure, validationErrors } = useSubmission<LoggedCall>()
  const form = useServerForm({
    defaultValues: {
      ...{ fromName: '', fromNumber: '', accountId: '', day: todayIn(timeZone) },
      ...{ time: '', minutes: '', summary: '' },
    },
    validationErrors,
    onSubmit: values => submit({ input: { ...values, timeZone }, idempotencyKey }),
  })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormDialog title="Log a call" form={form} submitLabel="Log call" busy={busy} failure={failure} onClose={close}>
      <TextField form={form} name="fromName" label="Caller" />
      <PhoneField form={form} name="fromNumber" label="Phone number" optional />
      <SearchCombobox
        form={form}
        name="accountId"
        label="Account"
        optional
        hint="Left empty, it is found by the phone number where that names one account alone."
        labels={{}}
        {...useAccountSearch()}
      />
      <DateField form={form} name="day" label="Day" />
      <TextField form={form} name="time" label="Time" hint="Such as 2:30 PM" />
      <TextField form={form} name="minutes" label="Duration in minutes" />
      <TextareaField form={form} name="summary" label="Summary" optional />
    </FormDialog>
  )
}
