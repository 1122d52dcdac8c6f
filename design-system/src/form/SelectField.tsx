import { Select } from '@fluentui/react-components'
import type { FieldValues } from 'react-hook-form'
import { usStates } from '../formats/us-states'
import { FieldFrame } from './FieldFrame'
import { useInputClass } from './input-styles'
import { type FieldProps, useField } from './use-field'

export interface SelectFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly { value: string; label: string }[]
  /** What is there while nothing is chosen: "Choose a state". */
  placeholder: string
}

/** One of a fixed list: the browser's own, which every phone and keyboard knows. */
export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { form, name, label, optional, hint, options, placeholder } = props
  const { ref, value, change, onBlur, error } = useField(form, name)
  return (
    <FieldFrame {...{ name, label, optional, hint, error }}>
      <Select
        ref={ref}
        name={name}
        className={useInputClass()}
        value={value}
        onChange={(_, chosen) => change(chosen.value)}
        onBlur={onBlur}
      >
        <option value="">{placeholder}</option>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  )
}

const stateOptions = usStates.map(([value, label]) => ({ value, label }))

/** A state, the District of Columbia or a territory of the United States. */
export function StateSelect<Values extends FieldValues>(props: FieldProps<Values>) {
  return <SelectField {...props} options={stateOptions} placeholder="Choose a state" />
}
