import { Combobox, makeStyles } from '@fluentui/react-components'
import { type KeyboardEvent, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Tag } from '../controls/Tag'
import { usePopupPlace } from '../overlay/popup-place'
import type { ComboboxFieldProps } from './ComboboxField'
import { ComboboxOptions } from './ComboboxOptions'
import { defaultLimits, listOf, matchOptions } from './combobox-rules'
import { FieldFrame } from './FieldFrame'
import { useInputClass } from './input-styles'
import { useAnyField } from './use-field'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '6px' },
  combobox: { minWidth: 0 },
  list: { maxHeight: '320px' },
  chosen: { display: 'flex', flexWrap: 'wrap', gap: '6px', margin: 0, padding: 0, listStyleType: 'none', minWidth: 0 },
  choice: { display: 'flex', minWidth: 0, maxWidth: '100%' },
})

/**
 * Several of many options. Each choice becomes a chip below the field, with a button that takes it away; Backspace in the
 * empty field takes the last one away. The form's value is the list of the options' values, in the order of choice.
 *
 * @example <MultiSelectField form={form} name="insuranceTypes" label="Insurance types" options={types} />
 */
export function MultiSelectField<Values extends FieldValues>(props: ComboboxFieldProps<Values>) {
  const { form, name, label, optional, hint, options, failure, placeholder = 'Start typing to search...' } = props
  const { minimumQuery = defaultLimits.minimumQuery, maximumOptions = defaultLimits.maximumOptions } = props
  const styles = useStyles()
  const inputClass = useInputClass(styles.combobox)
  const mountNode = usePopupPlace()
  const { ref, value, change, onBlur, error } = useAnyField(form, name)
  const [text, setText] = useState('')
  const chosen: readonly string[] = Array.isArray(value) ? value : []
  const labelOf = (one: string) => options?.find(option => option.value === one)?.label ?? one

  const result = options ? matchOptions(options, text) : ({ status: 'loading' } as const)
  const { options: shown, note } = listOf(result, text, { minimumQuery, maximumOptions })

  const remove = (one: string) => change(chosen.filter(other => other !== one))
  const press = ({ key }: KeyboardEvent) => {
    const last = chosen.at(-1)
    if (key === 'Backspace' && text === '' && last !== undefined) remove(last)
  }
  return (
    <FieldFrame {...{ name, label, optional, hint, error: error ?? failure }}>
      {control => (
        <div className={styles.root}>
          <Combobox
            {...control}
            ref={ref}
            name={name}
            multiselect
            autoComplete="off"
            className={inputClass}
            listbox={{ className: styles.list }}
            positioning={{ autoSize: false }}
            mountNode={mountNode}
            placeholder={placeholder}
            value={text}
            selectedOptions={[...chosen]}
            onChange={event => setText(event.target.value)}
            onOptionSelect={(_, { selectedOptions }) => {
              // In the order of choice, not in that of the list.
              const kept = chosen.filter(one => selectedOptions.includes(one))
              change([...kept, ...selectedOptions.filter(one => !kept.includes(one))])
              setText('')
            }}
            onKeyDown={press}
            onBlur={() => {
              setText('')
              onBlur()
            }}
          >
            <ComboboxOptions options={shown} note={note} />
          </Combobox>
          {chosen.length > 0 && (
            <ul aria-label={`Chosen: ${label}`} className={styles.chosen}>
              {chosen.map(one => (
                <li key={one} className={styles.choice}>
                  <Tag text={labelOf(one)} onRemove={() => remove(one)} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
