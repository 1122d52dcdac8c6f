import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { useChipStyles } from './chip-styles'

export interface ChoiceChipsProps<Value extends string> {
  /** What is chosen, for screen readers: "Show rows". */
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange(value: Value): void
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    minWidth: 0,
    margin: 0,
    padding: 0,
    ...shorthands.borderWidth(0),
  },
  chip: { paddingRight: '12px' },
})

/** One of a few, each in sight: which rows of a page show. */
export function ChoiceChips<Value extends string>({ label, value, options, onChange }: ChoiceChipsProps<Value>) {
  const styles = useStyles()
  const chip = useChipStyles()
  return (
    <fieldset aria-label={label} className={styles.root}>
      {options.map(option => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          className={mergeClasses(chip.chip, styles.chip, option.value === value && chip.active)}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
