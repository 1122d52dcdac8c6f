import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import { Button } from '../controls/Button'
import { Section } from '../detail/Section'
import { Banner } from '../feedback/Banner'
import type { ServerForm } from '../form/use-server-form'
import { tokens } from '../theme/tokens'
import { ColumnField } from './ColumnField'
import { DelimiterField } from './DelimiterField'
import type { ImportWords } from './import-labels'
import type { ImportRecord } from './import-record'
import type { DelimiterStep, StepSubmission } from './import-step'
import { StepProblem } from './StepProblem'

/** Fields that belong together. */
export interface ColumnsGroup {
  title: string
  /** What is asked before them, about every row: "The rows are". */
  question?: ReactNode
  /** The same, where it is asked by a field as wide as the others. */
  questionField?: ReactNode
  /** Names of fields that a file has to have. */
  required?: readonly string[]
  /** Names of fields that a file can have. */
  optional?: readonly string[]
  /** A sentence below them. */
  note?: string
}

/** A form of columns: the file that it is about, the fields it asks for, and the step that it sends. */
export interface ColumnsFormProps<Values extends FieldValues> {
  found: ImportRecord
  words: Pick<ImportWords, 'fields'>
  /** Its values have `columns`, as `chosenColumns` makes them. What it does is the area's. */
  form: ServerForm<Values>
  groups: readonly ColumnsGroup[]
  submission: StepSubmission<{ version: number } & ({ step: 'cancel' } | DelimiterStep)>
  /** Back to the rows that were checked before. */
  onBack: (() => void) | undefined
}

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

/** What the columns of the file are: for each field the choice of one, with what is in it. */
export function ColumnsForm<Values extends FieldValues>(props: ColumnsFormProps<Values>) {
  const { found, words, form, groups, submission, onBack } = props
  const styles = useStyles()
  const { delimiter: ofDelimiter } = form.formState.errors as FieldErrors<{ delimiter: string }>
  const fields = (names: readonly string[], optional: boolean) =>
    names.map(field => (
      <ColumnField
        key={field}
        {...{ form, field, optional, columns: found.columns, label: words.fields[field] ?? field }}
      />
    ))
  return (
    <form {...form.formProps} className={styles.form} aria-busy={submission.busy}>
      {found.isRemembered && found.state === 'MAPPING' && (
        <Banner tone="neutral">The columns are filled in as for the last file with these headings.</Banner>
      )}
      <Section title="File">
        <div className={styles.fields}>
          <DelimiterField
            value={found.delimiter}
            error={ofDelimiter?.message}
            onChange={delimiter => submission.submit({ step: 'delimit', version: found.version, delimiter })}
          />
        </div>
      </Section>
      {groups.map(({ title, question, questionField, required = [], optional = [], note }) => (
        <Section key={title} title={title}>
          <div className={styles.form}>
            {question}
            {(questionField || required.length + optional.length > 0) && (
              <div className={styles.fields}>
                {questionField}
                {fields(required, false)}
                {fields(optional, true)}
              </div>
            )}
            {note && <p className={styles.note}>{note}</p>}
          </div>
        </Section>
      ))}
      <StepProblem submission={submission} errors={form.unplacedErrors} />
      <div className={styles.actions}>
        {onBack && <Button onClick={onBack}>Back to the rows</Button>}
        <Button onClick={() => submission.submit({ step: 'cancel', version: found.version })}>Cancel import</Button>
        <Button type="submit" appearance="primary" busy={submission.busy}>
          Check rows
        </Button>
      </div>
    </form>
  )
}
