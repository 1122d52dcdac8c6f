import { makeStyles } from '@fluentui/react-components'
import type { FieldValues } from 'react-hook-form'
import { Checkbox } from './Choice'
import { FieldFrame } from './FieldFrame'
import { type FieldProps, useAnyField } from './use-field'

export interface ChecklistFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** One that is fixed is always chosen: start with it in the form's value. */
  options: readonly { value: string; label: string; description?: string; isFixed?: boolean }[]
}

const useStyles = makeStyles({ options: { display: 'grid' } })

/**
 * Any of a few, all of them in view. The form's value is the list of the chosen options' values, in the order of the
 * options. Many that one looks for by name are a `MultiSelectField`.
 *
 * @example <ChecklistField form={form} name="policyIds" label="Policies" options={policies} />
 */
export function ChecklistField<Values extends FieldValues>(props: ChecklistFieldProps<Values>) {
  const { form, name, label, optional, hint, options } = props
  const { ref, value, change, onBlur, error } = useAnyField(form, name)
  const styles = useStyles()
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const choose = (one: string, isChosen: boolean) =>
    change(options.map(option => option.value).filter(other => (other === one ? isChosen : chosen.includes(other))))
  return (
    <FieldFrame {...{ name, label, optional, hint, error }}>
      {({ 'aria-labelledby': labelledBy, 'aria-describedby': describedBy, id }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a second label
        <div
          id={id}
          role="group"
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          data-invalid={error !== undefined}
          className={styles.options}
        >
          {options.map((option, place) => (
            <Checkbox
              key={option.value}
              {...(place === 0 && { ref })}
              label={option.label}
              description={option.description}
              checked={option.isFixed || chosen.includes(option.value)}
              {...(option.isFixed && { disabled: true })}
              onChange={isChosen => choose(option.value, isChosen)}
              onBlur={onBlur}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  )
}
