import { Input } from '@fluentui/react-components'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame } from './FieldFrame'
import { useInputClass } from './input-styles'
import { type FieldProps, useField } from './use-field'

export interface TextFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** By default `off`: what is typed here is about clients, not about the person typing. */
  autoComplete?: string
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric'
  /** By default `text`. What is typed as a `password` can't be seen. */
  type?: 'text' | 'email' | 'tel' | 'password'
  /** More characters than this cannot be typed. */
  maxLength?: number
  placeholder?: string
  className?: string
}

/** One line of text. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { form, name, label, optional, hint, className, autoComplete = 'off', ...input } = props
  const { ref, value, change, onBlur, error } = useField(form, name)
  const frame = { name, label, optional, hint, error, ...(className === undefined ? {} : { className }) }
  return (
    <FieldFrame {...frame}>
      <Input
        {...input}
        ref={ref}
        name={name}
        autoComplete={autoComplete}
        className={useInputClass()}
        value={value}
        onChange={(_, typed) => change(typed.value)}
        onBlur={onBlur}
      />
    </FieldFrame>
  )
}

/** An e-mail address, with the right keyboard. Whether it is one is the server's to say. */
export function EmailField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  return <TextField type="email" inputMode="email" {...props} />
}

/** A telephone number, with the right keyboard. */
export function PhoneField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  return <TextField type="tel" inputMode="tel" {...props} />
}
