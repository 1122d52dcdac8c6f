import { Field, makeStyles } from '@fluentui/react-components'
import { type ComponentType, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Checkbox, type ChoiceProps, ChoiceWords, Switch } from './Choice'
import { useChoiceStyles } from './choice-styles'
import { FieldFrame } from './FieldFrame'
import { type FieldProps, useAnyField, useField } from './use-field'

/** Yes or no, as a field of a form: its value is a boolean. The hint is below the label. */
export function CheckboxField<Values extends FieldValues>(props: FieldProps<Values>) {
  return <BooleanField {...props} control={Checkbox} />
}

/** On or off, as a field of a form: its value is a boolean. The hint is below the label. */
export function SwitchField<Values extends FieldValues>(props: FieldProps<Values>) {
  return <BooleanField {...props} control={Switch} />
}

function BooleanField<Values extends FieldValues>(props: FieldProps<Values> & { control: ComponentType<ChoiceProps> }) {
  const { form, name, label, hint, control: Control } = props
  const { ref, value, change, onBlur, error } = useAnyField(form, name)
  return (
    <Field data-field={name} validationState={error ? 'error' : 'none'} validationMessage={error ?? null}>
      {field => (
        <Control
          ref={ref}
          name={name}
          label={label}
          description={hint}
          aria-describedby={field['aria-describedby']}
          aria-invalid={field['aria-invalid']}
          checked={value === true}
          onChange={change}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}

export interface RadioFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly { value: string; label: string; description?: string; badge?: string }[]
}

const useStyles = makeStyles({ options: { display: 'grid' } })

/**
 * One of a few, all of them in view. Its value is the option's `value`, the empty text while none is chosen.
 *
 * @example <RadioField form={form} name="canceledBy" label="Canceled by" options={cancelers} />
 */
export function RadioField<Values extends FieldValues>(props: RadioFieldProps<Values>) {
  const { form, name, label, optional, hint, options } = props
  const { ref, value, change, onBlur, error } = useField(form, name)
  const styles = useChoiceStyles()
  const ownStyles = useStyles()
  const group = useId()
  return (
    <FieldFrame {...{ name, label, optional, hint, error }}>
      {control => (
        <div {...control} role="radiogroup" className={ownStyles.options}>
          {options.map((option, place) => (
            <label key={option.value} className={styles.choice}>
              <input
                {...(place === 0 && { ref })}
                type="radio"
                name={group}
                className={styles.mark}
                checked={option.value === value}
                onChange={() => change(option.value)}
                onBlur={onBlur}
              />
              <ChoiceWords label={option.label} description={option.description} badge={option.badge} />
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  )
}
