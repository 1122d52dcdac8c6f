import type { FieldValues } from 'react-hook-form'
import { FieldFrame } from './FieldFrame'
import { useTextareaClass } from './textarea-styles'
import { useAutoHeight } from './use-auto-height'
import { type FieldProps, useField } from './use-field'

export interface TextareaFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  placeholder?: string
  /** More characters than this cannot be typed. */
  maxLength?: number
}

/** Several lines of text, as high as the text is, from 120 to 600 px. */
export function TextareaField<Values extends FieldValues>(props: TextareaFieldProps<Values>) {
  const { form, name, label, optional, hint, placeholder, maxLength } = props
  const { ref, value, change, onBlur, error } = useField(form, name)
  const grow = useAutoHeight(value)
  const className = useTextareaClass(error)
  return (
    <FieldFrame {...{ name, label, optional, hint, error }}>
      {control => (
        <textarea
          {...control}
          ref={element => {
            ref(element)
            grow.current = element
          }}
          name={name}
          className={className}
          placeholder={placeholder}
          maxLength={maxLength}
          value={value}
          onChange={event => change(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </FieldFrame>
  )
}
