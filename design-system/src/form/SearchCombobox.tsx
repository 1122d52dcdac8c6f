import { Combobox, makeStyles } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { usePopupPlace } from '../dialog/popup-place'
import { Spinner } from '../feedback/Spinner'
import { additionValue, ComboboxOptions } from './ComboboxOptions'
import { type ComboboxOption, type ComboboxResult, defaultLimits, listOf } from './combobox-rules'
import { FieldFrame } from './FieldFrame'
import { useInputClass } from './input-styles'
import { useComboboxText } from './use-combobox-text'
import { type FieldProps, useField } from './use-field'

export interface SearchComboboxProps<Values extends FieldValues> extends FieldProps<Values> {
  /** What the search for the last text has come to, from the server or from `matchOptions`. */
  result: ComboboxResult
  /** Told what to search for 200 ms after the last key; undefined when the list has closed. */
  onSearch(text: string | undefined): void
  /** What to show for values that were not chosen here, such as the one the form starts with. */
  labels?: Readonly<Record<string, string>>
  placeholder?: string
  /** A list of too many options waits for this many characters. By default 3. */
  minimumQuery?: number
  /** By default 50. */
  maximumOptions?: number
  /** Milliseconds between the last key and the search. By default 200. */
  delay?: number
  /** Offers to add what was typed, where no option is called that. By default nothing can be added. */
  addition?: ComboboxAddition
}

/** How what nobody finds is added to a combobox. */
export interface ComboboxAddition {
  /** "Add carrier “Tideline Mutual”" */
  label(text: string): string
  /** @returns the new option, which is then chosen; undefined when it was not added, and the person knows why */
  add(text: string): Promise<ComboboxOption | undefined>
}

const useStyles = makeStyles({
  combobox: { minWidth: 0 },
  list: { maxHeight: '320px' },
})

/**
 * Chooses one record by typing. The field's value is the option's `value`.
 *
 * @example
 * const [text, setText] = useState<string>()
 * <SearchCombobox form={form} name="associateContactId" label="Contact" result={found} onSearch={setText} />
 */
export function SearchCombobox<Values extends FieldValues>(props: SearchComboboxProps<Values>) {
  const { form, name, label, optional, hint, result, placeholder = 'Start typing to search...' } = props
  const { minimumQuery = defaultLimits.minimumQuery, maximumOptions = defaultLimits.maximumOptions } = props
  const styles = useStyles()
  const { ref, value, change, error } = useField(form, name)
  const [chosen, setChosen] = useState<{ value: string; label: string }>()
  const { typed, setTyped, open, setOpen } = useComboboxText(props.onSearch, props.delay)

  const failure = result.status === 'failed' ? result.message : undefined

  // What was found before stays in view while the next answer is on its way.
  const latest = useRef(result)
  if (result.status !== 'loading') latest.current = result
  const { options, note } = listOf(latest.current, typed ?? '', { minimumQuery, maximumOptions })

  const [adding, setAdding] = useState(false)
  const text = typed?.trim() ?? ''
  const isNew = text !== '' && !options.some(option => option.label.toLowerCase() === text.toLowerCase())
  const toAdd = props.addition && isNew && result.status === 'loaded' ? props.addition.label(text) : undefined
  const add = async () => {
    setAdding(true)
    const added = await props.addition?.add(text)
    setAdding(false)
    if (added) choose(added.value, added.label)
  }

  const shown = chosen?.value === value ? chosen.label : (props.labels?.[value] ?? '')
  const choose = (next: string, nextLabel: string) => {
    setChosen({ value: next, label: nextLabel })
    setTyped(undefined)
    change(next)
  }
  return (
    <FieldFrame {...{ name, label, optional, hint, error: error ?? failure }}>
      <Combobox
        ref={ref}
        name={name}
        autoComplete="off"
        className={useInputClass(styles.combobox)}
        listbox={{ className: styles.list }}
        positioning={{ autoSize: false }}
        mountNode={usePopupPlace()}
        placeholder={placeholder}
        open={open}
        onOpenChange={(_, next) => setOpen(next.open)}
        value={typed ?? shown}
        selectedOptions={value === '' ? [] : [value]}
        onChange={event => {
          const text = event.target.value
          setOpen(true)
          if (text === '') choose('', '')
          else setTyped(text)
        }}
        onOptionSelect={(_, { optionValue, optionText }) => {
          if (optionValue === additionValue) void add()
          else if (optionValue) choose(optionValue, optionText ?? '')
        }}
        onBlur={() => setTyped(undefined)}
        {...((adding || (open && result.status === 'loading')) && { expandIcon: <Spinner label="" /> })}
      >
        <ComboboxOptions options={options} note={toAdd ? undefined : note} addition={toAdd} />
      </Combobox>
    </FieldFrame>
  )
}
