import { formatDate } from '@coverdesk/design-system'
import {
  ConflictNotice,
  DateField,
  FieldGroup,
  FormDialog,
  RowsField,
  SelectField,
  useEditConflict,
  useServerForm,
} from '@coverdesk/design-system/forms'
import { runMutation, toast, useChange, useCloseDialog, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import { type DuePolicyFieldsFragment, UpdateServiceRequestDuePolicyDocument } from '../generated/documents'
import { typeName } from '../words/request-labels'
import { businessDaysOptions, businessDaysText } from './business-days'
import { dueInput, dueLabels, dueValues } from './due-values'
import { dueSettingsPath } from './paths'

/** Business days of each type, and the days on which the agency is closed. */
export function DuePolicyForm({ policy }: { policy: DuePolicyFieldsFragment }) {
  // What the person began with: a newer version that arrives meanwhile must not change what is compared.
  const [opened] = useState(policy)
  const [isSaved, setSaved] = useState(false)
  const close = useCloseDialog(dueSettingsPath)
  const { run, busy, failure } = useChange()
  const isConflict = failure?.code === 'CONFLICT'
  const form = useServerForm({
    defaultValues: dueValues(opened),
    validationErrors: failure?.validationErrors,
    onSubmit: async values => {
      const change = { version: latest.version, input: dueInput(values) }
      if (!(await run(() => runMutation(UpdateServiceRequestDuePolicyDocument, change)))) return
      toast('Changes saved')
      setSaved(true)
    },
  })
  const { latest, notice } = useEditConflict({
    form,
    opened,
    current: isConflict ? failure.current : undefined,
    fields: dueLabels(opened),
    valuesOf: dueValues,
    words: inWords,
  })
  useUnsavedChanges(form.formState.isDirty && !isSaved)
  useEffect(() => {
    if (isSaved) close()
  }, [isSaved, close])
  const isPlaced = isConflict || (failure?.validationErrors.length ?? 0) > 0
  return (
    <FormDialog
      title="Edit due dates"
      size="large"
      form={form}
      submitLabel="Save Changes"
      busy={busy}
      failure={isPlaced ? undefined : failure}
      conflict={notice && <ConflictNotice {...notice} />}
      onClose={close}
    >
      <FieldGroup title="Due dates">
        {opened.rules.map(({ type }, index) => (
          <SelectField
            key={type}
            form={form}
            name={`rules.${index}.businessDays`}
            label={typeName(type)}
            placeholder="No due date"
            options={businessDaysOptions}
          />
        ))}
      </FieldGroup>
      <RowsField form={form} name="closedDays" label="Closed days" one="Closed day" empty={{ day: '' }}>
        {path => <DateField form={form} name={`${path}.day`} label="Date" />}
      </RowsField>
    </FormDialog>
  )
}

function inWords(_: string, value: unknown): string {
  if (typeof value === 'string') return businessDaysText(value === '' ? null : Number(value))
  return (value as { day: string }[]).map(({ day }) => formatDate(day)).join(', ')
}
