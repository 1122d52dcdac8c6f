import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import type { FieldValues } from 'react-hook-form'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { FieldFrame } from './FieldFrame'
import { useAutoHeight } from './use-auto-height'
import { type FieldProps, useField } from './use-field'

export interface TextareaFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  placeholder?: string
  /** More characters than this cannot be typed. */
  maxLength?: number
}

const useStyles = makeStyles({
  root: {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    // Specification 1 §5: it grows by itself between 120 and 600 px.
    minHeight: '120px',
    maxHeight: '600px',
    margin: 0,
    padding: '6px 11px',
    resize: 'none',
    ...shorthands.border('1px', 'solid', tokens.controlLine),
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.sheet,
    color: tokens.text,
    font: 'inherit',
    '::placeholder': { color: tokens.textTertiary, opacity: 1 },
    ':hover': { ...shorthands.borderColor(tokens.controlLineHover) },
    ':focus': { ...shorthands.borderColor(tokens.brand), outline: `1px solid ${tokens.brand}` },
    [media.touch]: { fontSize: '16px' },
  },
  invalid: {
    ...shorthands.borderColor(tokens.red),
    ':hover': { ...shorthands.borderColor(tokens.red) },
    ':focus': { ...shorthands.borderColor(tokens.red), outline: `1px solid ${tokens.red}` },
  },
})

/** Several lines of text, as high as the text is, from 120 to 600 px. */
export function TextareaField<Values extends FieldValues>(props: TextareaFieldProps<Values>) {
  const { form, name, label, optional, hint, placeholder, maxLength } = props
  const styles = useStyles()
  const { ref, value, change, onBlur, error } = useField(form, name)
  const grow = useAutoHeight(value)
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
          className={mergeClasses(styles.root, error !== undefined && styles.invalid)}
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
