import { CurrencyField, FieldGroup, RowsField, type ServerForm, TextField } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import { type CoverageValues, noExtraLimit } from './coverage-values'
import { limitLines } from './limit-lines'
import { linesOf } from './lines-of-type'
import { MoreLines } from './MoreLines'

interface LimitFieldsProps {
  form: ServerForm<CoverageValues>
  /** Of the policy: its own lines come first. */
  type: string
}

/** Limits by line of business. Lines that this policy does not have stay folded until someone asks for them. */
export function LimitFields({ form, type }: LimitFieldsProps) {
  const [shown] = useState(() => linesOf(type, form.getValues('details.limits')))
  return (
    <>
      {limitLines
        .filter(({ line }) => shown.has(line))
        .map(line => (
          <LineFields key={line.line} form={form} {...line} />
        ))}
      <MoreLines label="Limits of other lines">
        {limitLines
          .filter(({ line }) => !shown.has(line))
          .map(line => (
            <LineFields key={line.line} form={form} {...line} />
          ))}
      </MoreLines>
      <FieldGroup title="For all lines">
        <CurrencyField form={form} name="details.deductible" label="Deductible" optional />
      </FieldGroup>
      <RowsField form={form} name="details.extraLimits" label="Other limits" one="Limit" empty={noExtraLimit}>
        {path => (
          <>
            <TextField form={form} name={`${path}.name`} label="Name" />
            <CurrencyField form={form} name={`${path}.limit`} label="Amount" />
          </>
        )}
      </RowsField>
    </>
  )
}

function LineFields({ form, line, limits }: { form: ServerForm<CoverageValues> } & (typeof limitLines)[number]) {
  return (
    <FieldGroup title={line}>
      {limits.map(([name, label]) => (
        <CurrencyField key={name} form={form} name={`details.limits.${name}`} label={label} optional />
      ))}
    </FieldGroup>
  )
}
