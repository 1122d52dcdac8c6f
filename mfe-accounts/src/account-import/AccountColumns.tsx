import { ChoiceCards, useServerForm } from '@coverdesk/design-system/forms'
import { ColumnsForm } from '@coverdesk/design-system/imports'
import { useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import type { AccountImportWholeFragment } from '../generated/documents'
import type { AccountImportStep } from './change-import'
import { type ColumnsValues, columnsInput, columnsOf, type RowsAre } from './columns-values'
import { businessFields, optionalFields, requiredFields } from './import-fields'
import { importWords } from './import-labels'

const rowsAre: readonly { value: RowsAre; label: string; description: string }[] = [
  { value: 'BUSINESS', label: 'Businesses', description: 'Every row' },
  { value: 'INDIVIDUAL', label: 'Individuals', description: 'Every row' },
  { value: 'COLUMN', label: 'Both', description: 'A column says which' },
]

interface AccountColumnsProps {
  found: AccountImportWholeFragment
  /** Back to the rows that were checked before. */
  onBack: (() => void) | undefined
}

/** What the columns of a client list are. */
export function AccountColumns({ found, onBack }: AccountColumnsProps) {
  const submission = useSubmission<AccountImportStep>()
  const form = useServerForm<ColumnsValues>({
    defaultValues: columnsOf(found),
    validationErrors: submission.validationErrors,
    onSubmit: values => submission.submit({ step: 'map', version: found.version, input: columnsInput(values) }),
  })
  useUnsavedChanges(form.formState.isDirty)
  const chosen = form.watch('rowsAre')
  const question = (
    <ChoiceCards
      label="The rows are"
      value={chosen}
      options={rowsAre}
      onChange={value => form.setValue('rowsAre', value, { shouldDirty: true })}
    />
  )
  const ofBusinesses = {
    optional: [...optionalFields, ...businessFields],
    note: 'A business without a contact becomes its own: with its name, email and phone.',
  }
  return (
    <ColumnsForm
      {...{ found, form, submission, onBack }}
      words={importWords}
      groups={[
        { title: 'Clients', question, required: chosen === 'COLUMN' ? ['TYPE'] : [] },
        {
          title: 'Columns',
          required: requiredFields,
          ...(chosen === 'INDIVIDUAL' ? { optional: optionalFields } : ofBusinesses),
        },
      ]}
    />
  )
}
