import { Combobox, makeStyles, Option } from '@fluentui/react-components'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Spinner } from '../feedback/Spinner'
import { tokens } from '../theme/tokens'
import { type ComboboxSearch, defaultLimits, listShows } from './combobox-rules'
import { FieldFrame } from './FieldFrame'
import { useInputClass } from './input-styles'
import { type SearchState, useComboboxSearch } from './use-combobox-search'
import { type FieldProps, useField } from './use-field'

export interface SearchComboboxProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Asks the server for what matches; `searchOptions` for options that are here. Keep its identity. */
  search: ComboboxSearch
  /** What to show for the value the form starts with. */
  initialLabel?: string
  placeholder?: string
  /** Fewer characters than this show no list of too many. By default 3. */
  minimumQuery?: number
  /** By default 50. */
  maximumOptions?: number
  /** Told when something is chosen, or the choice is cleared (''). */
  onChoose?(value: string): void
}

const useStyles = makeStyles({
  combobox: { minWidth: 0 },
  list: { maxHeight: '320px' },
  option: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  description: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.textTertiary,
  },
})

/** Chooses one record by typing. The field's value is the option's `value`. */
export function SearchCombobox<Values extends FieldValues>(props: SearchComboboxProps<Values>) {
  const { form, name, label, optional, hint, placeholder, onChoose, initialLabel = '' } = props
  const { minimumQuery = defaultLimits.minimumQuery, maximumOptions = defaultLimits.maximumOptions } = props
  const styles = useStyles()
  const { ref, value, change, error } = useField(form, name)
  const [chosenLabel, setChosenLabel] = useState(initialLabel)
  /** What is typed since the last choice. */
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const query = typed ?? ''
  const state = useComboboxSearch(props.search, open ? query : undefined)
  const limits = { minimumQuery, maximumOptions }
  const { options, note } = listOf(state, query, limits)

  const choose = (next: string, nextLabel: string) => {
    setChosenLabel(nextLabel)
    setTyped(undefined)
    change(next)
    onChoose?.(next)
  }
  return (
    <FieldFrame {...{ name, label, optional, hint, error }}>
      <Combobox
        ref={ref}
        name={name}
        autoComplete="off"
        className={useInputClass(styles.combobox)}
        listbox={{ className: styles.list }}
        placeholder={placeholder ?? 'Start typing to search...'}
        open={open}
        onOpenChange={(_, next) => setOpen(next.open)}
        value={typed ?? (value === '' ? '' : chosenLabel)}
        selectedOptions={value === '' ? [] : [value]}
        onChange={event => {
          setOpen(true)
          setTyped(event.target.value)
          if (event.target.value === '' && value !== '') choose('', '')
        }}
        onOptionSelect={(_, { optionValue, optionText }) =>
          optionValue !== undefined && choose(optionValue, optionText ?? '')
        }
        onBlur={() => setTyped(undefined)}
        {...(state.kind === 'searching' && { expandIcon: <Spinner label="" /> })}
      >
        {options.map(option => (
          <Option key={option.value} value={option.value} text={option.label}>
            <span className={styles.option}>
              <span>{option.label}</span>
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
          </Option>
        ))}
        {note && (
          <Option disabled value="" text={note} checkIcon={null}>
            {note}
          </Option>
        )}
      </Combobox>
    </FieldFrame>
  )
}

/** What the list shows: options, or a sentence in their place. */
function listOf(state: SearchState, query: string, limits: { minimumQuery: number; maximumOptions: number }) {
  if (state.kind === 'failed') return { options: [], note: state.message }
  const result = state.kind === 'found' ? state.result : state.kind === 'searching' ? state.previous : undefined
  if (!result) return { options: [], note: 'Searching...' }
  if (!listShows(result.total, query, limits)) {
    return { options: [], note: `Type at least ${limits.minimumQuery} characters` }
  }
  const options = result.options.slice(0, limits.maximumOptions)
  return { options, note: options.length === 0 ? 'Nothing found' : undefined }
}
