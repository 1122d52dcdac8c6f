import {
  CheckboxField,
  ComboboxField,
  DateField,
  EmailField,
  FieldGroup,
  FormDialog,
  PhoneField,
  SearchCombobox,
  SelectField,
  type ServerForm,
  TextField,
  useServerForm,
} from '@coverdesk/design-system/forms'
import { useCloseDialog, useListPath, useSession, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import { assigneeOptions, useAgencyUsers } from '../agency-users/use-agency-users'
import { requestsPath } from '../paths'
import { requestTypes } from '../words/request-labels'
import type { RequestCreation } from './create-request'
import { createInput, hasPolicy, newRequest, type TypeValues } from './request-values'
import { TypeFields } from './TypeFields'
import { useAccountFields } from './use-account-fields'
import { useDuePolicy } from './use-due-policy'
import { useOwnerOfPolicy } from './use-owner-of-policy'

/** A request that someone enters by hand, over the list: what a client asks for, or a task. */
export function CreateRequestDialog() {
  const close = useCloseDialog(useListPath(requestsPath))
  const { timeZone } = useSession().agency
  const address = new URLSearchParams(useListPath(''))
  const [begunWith] = useState(() =>
    newRequest({
      accountId: address.get('accountId') ?? '',
      businessPolicyId: address.get('policyId') ?? '',
    }),
  )
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { submit, busy, failure, validationErrors } = useSubmission<RequestCreation>()
  const form = useServerForm({
    defaultValues: begunWith,
    validationErrors,
    onSubmit: values => submit({ input: createInput(values, { timeZone, suggested: due.suggested }), idempotencyKey }),
  })
  useUnsavedChanges(form.formState.isDirty)
  const [type, accountId, isLoss] = form.watch(['type', 'accountId', 'isLoss'])
  const due = useDuePolicy(form, { type, isLoss })
  const { account, policy } = useAccountFields(accountId)
  const owner = useOwnerOfPolicy(begunWith.accountId ? '' : begunWith.businessPolicyId)
  const { users, failure: missing } = useAgencyUsers()
  const { setValue } = form
  useEffect(() => {
    if (owner) setValue('accountId', owner)
  }, [owner, setValue])
  return (
    <FormDialog
      title="Create a new request"
      size="large"
      form={form}
      submitLabel="Create request"
      busy={busy}
      failure={failure}
      onClose={close}
    >
      <SelectField form={form} name="type" label="Request type" options={requestTypes} placeholder="Choose a type" />
      <SearchCombobox form={form} name="accountId" label="Account" optional {...account} />
      {hasPolicy(type) && <ComboboxField form={form} name="businessPolicyId" label="Policy" optional {...policy} />}
      {/* A form of more values: react-hook-form can’t tell that the fields of these suffice. */}
      {type && <TypeFields form={form as unknown as ServerForm<TypeValues>} type={type} />}
      <FieldGroup title="Client">
        <TextField form={form} name="clientName" label="Client name" optional />
        <EmailField form={form} name="clientEmail" label="Client email" optional />
        <PhoneField form={form} name="clientPhone" label="Client phone" optional />
      </FieldGroup>
      <FieldGroup title="Handling">
        <ComboboxField
          form={form}
          name="assigneeId"
          label="Assignee"
          optional
          options={assigneeOptions(users, undefined)}
          {...(missing && { failure: missing })}
          minimumQuery={0}
          maximumOptions={1000}
        />
        <DateField form={form} name="dueAt" label="Due date" optional {...(due.hint && { hint: due.hint })} />
      </FieldGroup>
      <CheckboxField
        form={form}
        name="isLoss"
        label="This reports a loss"
        hint="Everyone at your agency is notified at once."
      />
    </FormDialog>
  )
}
