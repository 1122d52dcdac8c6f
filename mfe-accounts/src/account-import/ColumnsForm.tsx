import { Banner, Button, makeStyles, Section, tokens } from '@coverdesk/design-system'
import { ChoiceCards, SelectField, type ServerForm, useServerForm } from '@coverdesk/design-system/forms'
import { useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import type { AccountImportWholeFragment } from '../generated/documents'
import type { ImportStep } from './change-import'
import { type ColumnsValues, columnsInput, columnsOf, type RowsAre } from './columns-values'
import { businessFields, type ImportField, importFields, optionalFields, requiredFields } from './import-fields'
import { StepProblem } from './StepProblem'

const rowsAre: readonly { value: RowsAre; label: string; description: string }[] = [
  { value: 'BUSINESS', label: 'Businesses', description: 'Every row' },
  { value: 'INDIVIDUAL', label: 'Individuals', description: 'Every row' },
  { value: 'COLUMN', label: 'Both', description: 'A column says which' },
]

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px' },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
    gap: '16px 20px',
    alignItems: 'start',
  },
  note: { margin: 0, color: tokens.textSecondary },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', justifyContent: 'flex-end' },
})

interface ColumnsFormProps {
  found: AccountImportWholeFragment
  /** Back to the rows that were checked before. */
  onBack?: () => void
}

/** What the columns of the file are. */
export function ColumnsForm({ found, onBack }: ColumnsFormProps) {
  const styles = useStyles()
  const { submit, busy, failure, validationErrors, conflict } = useSubmission<ImportStep>()
  const form = useServerForm<ColumnsValues>({
    defaultValues: columnsOf(found),
    validationErrors,
    onSubmit: values => submit({ step: 'map', version: found.version, input: columnsInput(values) }),
  })
  useUnsavedChanges(form.formState.isDirty)
  const chosen = form.watch('rowsAre')
  const columnFields = (fields: readonly ImportField[], optional: boolean) =>
    fields.map(field => <ColumnField key={field} {...{ form, field, found, optional }} />)
  return (
    <form {...form.formProps} className={styles.form} aria-busy={busy}>
      {found.isRemembered && found.state === 'MAPPING' && (
        <Banner tone="neutral">The columns are filled in as for the last file with these headings.</Banner>
      )}
      <Section title="Clients">
        <div className={styles.form}>
          <ChoiceCards
            label="The rows are"
            value={chosen}
            options={rowsAre}
            onChange={value => form.setValue('rowsAre', value, { shouldDirty: true })}
          />
          {chosen === 'COLUMN' && <div className={styles.fields}>{columnFields(['TYPE'], false)}</div>}
        </div>
      </Section>
      <Section title="Columns">
        <div className={styles.form}>
          <div className={styles.fields}>
            {columnFields(requiredFields, false)}
            {columnFields(optionalFields, true)}
            {chosen !== 'INDIVIDUAL' && columnFields(businessFields, true)}
          </div>
          {chosen !== 'INDIVIDUAL' && (
            <p className={styles.note}>A business without a contact becomes its own: with its name, email and phone.</p>
          )}
        </div>
      </Section>
      <StepProblem failure={failure} conflict={conflict} errors={form.unplacedErrors} />
      <div className={styles.actions}>
        {onBack && <Button onClick={onBack}>Back to the rows</Button>}
        <Button onClick={() => submit({ step: 'cancel', version: found.version })}>Cancel import</Button>
        <Button type="submit" appearance="primary" busy={busy}>
          Check rows
        </Button>
      </div>
    </form>
  )
}

interface ColumnFieldProps extends ColumnsFormProps {
  form: ServerForm<ColumnsValues>
  field: ImportField
  optional: boolean
}

/** The choice of a column, with what stands in it. */
function ColumnField({ form, field, found, optional }: ColumnFieldProps) {
  const chosen = form.watch(`columns.${field}`)
  const examples = found.columns[Number(chosen || -1)]?.examples ?? []
  return (
    <SelectField
      form={form}
      name={`columns.${field}`}
      label={importFields[field]}
      optional={optional}
      placeholder={optional ? 'Not in this file' : 'Choose a column'}
      options={found.columns.map(({ heading }, column) => ({ value: String(column), label: heading }))}
      {...(examples.length > 0 && { hint: `Such as ${examples.slice(0, 2).join(' · ')}` })}
    />
  )
}
