import type { FieldPath, FieldValues } from 'react-hook-form'
import { SelectField } from '../form/SelectField'
import type { ServerForm } from '../form/use-server-form'
import type { ImportColumn } from './import-record'

interface ColumnFieldProps<Values extends FieldValues> {
  form: ServerForm<Values>
  /** The field's name: `POLICY_NUMBER`. */
  field: string
  label: string
  optional: boolean
  columns: readonly ImportColumn[]
}

/** The choice of a column, with what is in it. */
export function ColumnField<Values extends FieldValues>(props: ColumnFieldProps<Values>) {
  const { form, field, label, optional, columns } = props
  const name = `columns.${field}` as FieldPath<Values>
  const examples = columns[Number(form.watch(name) || -1)]?.examples ?? []
  return (
    <SelectField
      form={form}
      name={name}
      label={label}
      optional={optional}
      placeholder={optional ? 'Not in this file' : 'Choose a column'}
      options={columns.map(({ heading }, column) => ({ value: String(column), label: heading }))}
      {...(examples.length > 0 && { hint: `Such as ${examples.slice(0, 2).join(' · ')}` })}
    />
  )
}
