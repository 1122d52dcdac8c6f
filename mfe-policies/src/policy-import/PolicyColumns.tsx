import { SelectField, useServerForm } from '@coverdesk/design-system/forms'
import { ColumnsForm } from '@coverdesk/design-system/imports'
import { useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import type { PolicyImportWholeFragment } from '../generated/documents'
import { policyTypes } from '../words/policy-types'
import type { PolicyImportStep } from './change-import'
import { type ColumnsValues, columnsInput, columnsOf } from './columns-values'
import { fieldGroups } from './import-fields'
import { importWords } from './import-labels'

interface PolicyColumnsProps {
  found: PolicyImportWholeFragment
  /** Back to the rows that were checked before. */
  onBack: (() => void) | undefined
}

/** What the columns of a policy list are. */
export function PolicyColumns({ found, onBack }: PolicyColumnsProps) {
  const submission = useSubmission<PolicyImportStep>()
  const form = useServerForm<ColumnsValues>({
    defaultValues: columnsOf(found),
    validationErrors: submission.validationErrors,
    onSubmit: values => submission.submit({ step: 'map', version: found.version, input: columnsInput(values) }),
  })
  useUnsavedChanges(form.formState.isDirty)
  const questionField = (
    <SelectField
      form={form}
      name="policyType"
      label="All of one type"
      options={policyTypes}
      placeholder="No, a column says which"
    />
  )
  return (
    <ColumnsForm
      {...{ found, form, submission, onBack }}
      words={importWords}
      groups={[
        { title: 'Type', questionField, required: form.watch('policyType') === '' ? ['TYPE'] : [] },
        ...fieldGroups,
      ]}
    />
  )
}
