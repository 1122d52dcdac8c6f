import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import type { ServerForm } from './use-server-form'

/** What every field takes. */
export interface FieldProps<Values extends FieldValues> {
  form: ServerForm<Values>
  /** The field's path in the form's values, which is its path in the mutation's input. */
  name: FieldPath<Values>
  label: string
  /** Says "optional" beside the label; which fields may stay empty is the server's rule. */
  optional?: boolean
  hint?: string
}

/** A field of any kind of value: the value, how to change it, and the message about it, which goes when it changes. */
export function useAnyField<Values extends FieldValues>(form: ServerForm<Values>, name: FieldPath<Values>) {
  const { field, fieldState } = useController({ control: form.control, name })
  return {
    ref: field.ref,
    onBlur: field.onBlur,
    value: field.value as unknown,
    change(next: unknown) {
      field.onChange(next)
      if (fieldState.error) form.clearErrors(name)
    },
    error: fieldState.error?.message,
  }
}

/** A field of text; nothing is the empty text. */
export function useField<Values extends FieldValues>(form: ServerForm<Values>, name: FieldPath<Values>) {
  const { value, change, ...field } = useAnyField(form, name)
  return { ...field, value: typeof value === 'string' ? value : '', change: (next: string) => change(next) }
}
