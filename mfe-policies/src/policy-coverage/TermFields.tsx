import { RowsField, SelectField, type ServerForm } from '@coverdesk/design-system/forms'
import { policyTypes } from '../words/policy-types'
import { type CoverageValues, noTerms } from './coverage-values'

const terms = [
  ['additionalInsured', 'Additional insured'],
  ['waiverOfSubrogation', 'Waiver of subrogation'],
  ['primaryNonContributory', 'Primary and noncontributory'],
] as const
const choices = [
  { value: 'YES', label: 'Yes' },
  { value: 'NO', label: 'No' },
]

/** What the policy gives others, line by line. */
export function TermFields({ form }: { form: ServerForm<CoverageValues> }) {
  return (
    <RowsField form={form} name="details.lineTerms" label="Terms by line" one="Line" empty={noTerms}>
      {path => (
        <>
          <SelectField
            form={form}
            name={`${path}.line`}
            label="Line of business"
            placeholder="Choose a line"
            options={policyTypes}
          />
          {terms.map(([name, label]) => (
            <SelectField
              key={name}
              form={form}
              name={`${path}.${name}`}
              label={label}
              optional
              placeholder="Not stated"
              options={choices}
            />
          ))}
        </>
      )}
    </RowsField>
  )
}
