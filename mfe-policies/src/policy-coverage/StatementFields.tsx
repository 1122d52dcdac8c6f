import { RowsField, type ServerForm, TextareaField, TextField } from '@coverdesk/design-system/forms'
import { textBounds } from '../words/text-bounds'
import { type CoverageValues, noStatement } from './coverage-values'

interface StatementFieldsProps {
  form: ServerForm<CoverageValues>
  name: 'details.coverageDescriptions' | 'details.exclusionDescriptions'
  label: string
  one: string
}

/** What the policy covers, or does not, each with its own words. */
export function StatementFields({ form, name, label, one }: StatementFieldsProps) {
  return (
    <RowsField form={form} name={name} label={label} one={one} empty={noStatement}>
      {path => (
        <>
          <TextField form={form} name={`${path}.title`} label="Title" />
          <TextareaField
            form={form}
            name={`${path}.description`}
            label="Description"
            optional
            maxLength={textBounds.statementDescription}
          />
          <TextareaField
            form={form}
            name={`${path}.policyQuotes`}
            label="Quotes"
            optional
            hint="What the policy says, word by word; an empty line between two quotes."
          />
        </>
      )}
    </RowsField>
  )
}
