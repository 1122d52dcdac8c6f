import { addressLines } from '@coverdesk/design-system'
import {
  ConflictNotice,
  EmailField,
  FieldGroup,
  FormDialog,
  PhoneField,
  SelectField,
  TextField,
  useEditConflict,
  useServerForm,
} from '@coverdesk/design-system/forms'
import { useCloseDialog, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import type { CorrectServiceRequestInput, ServiceRequestType } from '../generated/documents'
import { overviewPath } from '../paths'
import type { RequestChange } from '../request-changes/change-request'
import { type RequestFormProps, requestDialog } from '../request-changes/request-dialog'
import { type AddressValues, wordLabels } from '../request-form/request-values'
import { TypeFields } from '../request-form/TypeFields'
import { requestTypes, typeName } from '../words/request-labels'
import { correctInput, correctValues } from './correct-values'

/** What staff know better than the client’s words say, over the page. The words themselves stay. */
export const CorrectDialog = requestDialog(CorrectForm)

function CorrectForm({ request }: RequestFormProps) {
  const [opened] = useState(request)
  const close = useCloseDialog(overviewPath(opened.id))
  const { submit, busy, failure, validationErrors, conflict } =
    useSubmission<RequestChange<CorrectServiceRequestInput>>(close)
  const form = useServerForm({
    defaultValues: correctValues(opened),
    validationErrors,
    onSubmit: values => submit({ version: latest.version, input: correctInput(values, latest) }),
  })
  const { latest, notice } = useEditConflict({
    form,
    opened,
    current: conflict,
    fields: wordLabels,
    valuesOf: correctValues,
    words: inWords,
  })
  useUnsavedChanges(form.formState.isDirty)
  const type = form.watch('type')
  return (
    <FormDialog
      title="Correct details"
      size="large"
      form={form}
      submitLabel="Save Changes"
      busy={busy}
      failure={failure}
      conflict={notice && <ConflictNotice {...notice} />}
      onClose={close}
    >
      <SelectField
        form={form}
        name="type"
        label="Request type"
        options={requestTypes}
        placeholder="Choose a type"
        hint="What the client said stays on the request."
      />
      {type && <TypeFields form={form} type={type} />}
      <FieldGroup title="Client">
        <TextField form={form} name="clientName" label="Client name" optional />
        <EmailField form={form} name="clientEmail" label="Client email" optional />
        <PhoneField form={form} name="clientPhone" label="Client phone" optional />
      </FieldGroup>
    </FormDialog>
  )
}

function inWords(path: string, value: unknown): string {
  if (path === 'type') return typeName(value as ServiceRequestType)
  if (path.endsWith('.address')) return addressInWords(value as AddressValues)
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value ?? '')
}

const addressInWords = (address: AddressValues) => (address.line1 ? addressLines(address).join(', ') : '')
