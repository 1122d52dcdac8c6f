import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { Button } from '../controls/Button'
import { type ServerForm, useServerForm, type ValidationError } from '../form/use-server-form'

interface StoryFormProps<Values extends FieldValues> {
  values: DefaultValues<Values>
  /** What the server has refused. Outside of a component: a new array is a new answer. */
  errors?: readonly ValidationError[]
  /** With it there is a button that saves. */
  onSave?: (values: Values) => void
  children: (form: ServerForm<Values>) => ReactNode
}

/** A form around the field that a story is about. */
export function StoryForm<Values extends FieldValues>({ values, errors, onSave, children }: StoryFormProps<Values>) {
  const form = useServerForm<Values>({
    defaultValues: values,
    validationErrors: errors,
    onSubmit: onSave ?? (() => undefined),
  })
  return (
    <form {...form.formProps} style={{ display: 'grid', gap: '16px', maxWidth: '480px' }}>
      {children(form)}
      {onSave && (
        <Button type="submit" appearance="primary" style={{ justifySelf: 'start' }}>
          Save changes
        </Button>
      )}
    </form>
  )
}
