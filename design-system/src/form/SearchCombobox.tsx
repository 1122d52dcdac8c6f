import { Combobox, makeStyles } from '@fluentui/react-components'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Spinner } from '../controls/Spinner'
import { usePopupPlace } from '../overlay/popup-place'
import { additionValue, ComboboxOptions } from './ComboboxOptions'
import { type ComboboxOption, type ComboboxResult, defaultLimits, listOf } from './combobox-rules'
import { FieldFrame } from './FieldFrame'
import { useInputClass } from './input-styles'
import { useComboboxText } from './use-combobox-text'
import { type FieldProps, useField } from './use-field'
import { useObstacle } from './use-obstacle'

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
  /**
   * Offers to add what was typed, where no option is called that. What was typed then stays in the field until it is chosen,
   * added, or cleared. By default nothing can be added, and text that was not chosen is dropped.
   */
  addition?: ComboboxAddition
}

/** How a record that doesn't exist yet is chosen in a combobox. The form creates it when it is saved. */
export interface ComboboxAddition {
  /** "Add carrier “Tideline Mutual”" */
  label(text: string): string
  /** The option that stands for the new record. */
  option(text: string): ComboboxOption
  /** What to do about text that is neither chosen nor added: "Choose a carrier, or add “Tideline Mutual”." */
  undecided(text: string): string
}

const movingKeys = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp']
const isTab = (event: SyntheticEvent) => (event as KeyboardEvent).key === 'Tab'

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

  const text = typed?.trim() ?? ''
  const sameName = text === '' ? undefined : options.find(({ label }) => label.toLowerCase() === text.toLowerCase())
  const toAdd =
    props.addition && text !== '' && !sameName && result.status === 'loaded' ? props.addition.label(text) : undefined
  const undecided = text === '' ? undefined : props.addition?.undecided(text)
  useObstacle(form, name, undecided)

  const [hasLeft, setLeft] = useState(false)
  /** Whether the highlighted option is one that someone moved to. */
  const hasMoved = useRef(false)

  const shown = chosen?.value === value ? chosen.label : (props.labels?.[value] ?? '')
  const choose = (next: string, nextLabel: string) => {
    setChosen({ value: next, label: nextLabel })
    setTyped(undefined)
    change(next)
  }
  /** Tab continues to the next field: it adds nothing, and chooses only what was typed or moved to. */
  const takesWithTab = (option: string | undefined, label: string) =>
    option !== additionValue &&
    (hasMoved.current || (text !== '' && label.toLowerCase().startsWith(text.toLowerCase())))
  useEffect(() => {
    // The search may have ended after the person continued.
    if (hasLeft && sameName && props.addition) choose(sameName.value, sameName.label)
  })
  return (
    <FieldFrame {...{ name, label, optional, hint, error: error ?? failure ?? (hasLeft ? undecided : undefined) }}>
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
          hasMoved.current = false
          setOpen(true)
          if (text === '') choose('', '')
          else setTyped(text)
        }}
        onKeyDown={({ key }) => {
          if (movingKeys.includes(key)) hasMoved.current = true
          if (key === 'Tab') setOpen(false)
        }}
        onOptionSelect={(event, { optionValue, optionText = '' }) => {
          if (isTab(event) && !takesWithTab(optionValue, optionText)) return
          if (optionValue === additionValue && props.addition) {
            const added = props.addition.option(text)
            choose(added.value, added.label)
          } else if (optionValue) choose(optionValue, optionText)
        }}
        onFocus={() => setLeft(false)}
        onBlur={() => {
          setLeft(true)
          if (!props.addition) setTyped(undefined)
        }}
        {...(open && result.status === 'loading' && { expandIcon: <Spinner label="" /> })}
      >
        <ComboboxOptions options={options} note={toAdd && options.length === 0 ? undefined : note} addition={toAdd} />
      </Combobox>
    </FieldFrame>
  )
}
