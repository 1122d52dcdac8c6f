import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useChipStyles } from '../controls/chip-styles'
import { tokens } from '../theme/tokens'

interface DayChipProps {
  /** "From" */
  label: string
  /** `YYYY-MM-DD`; undefined is any. */
  value: string | undefined
  onChange(value: string | undefined): void
}

const useStyles = makeStyles({
  chip: { cursor: 'default', ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}` } },
  input: {
    width: '116px',
    padding: 0,
    border: 'none',
    outlineStyle: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    colorScheme: 'inherit',
  },
})

/** While someone types a year its first digits are years, too. */
const isWhole = (day: string) => day === '' || day >= '1900'

/** A filter by a day: the browser's own field for dates, in a chip that is filled while it filters. */
export function DayChip({ label, value, onChange }: DayChipProps) {
  const chip = useChipStyles()
  const styles = useStyles()
  const [typed, setTyped] = useState(value ?? '')
  useEffect(() => setTyped(value ?? ''), [value])
  return (
    <label className={mergeClasses(chip.chip, styles.chip, value && chip.active)}>
      {label}:
      <input
        type="date"
        className={styles.input}
        value={typed}
        max="9999-12-31"
        onChange={({ target }) => {
          setTyped(target.value)
          if (isWhole(target.value) && target.value !== (value ?? '')) onChange(target.value || undefined)
        }}
        onBlur={() => setTyped(value ?? '')}
      />
    </label>
  )
}
