import { makeStyles, Option } from '@fluentui/react-components'
import { tokens } from '../theme/tokens'
import type { ComboboxOption } from './combobox-rules'

const useStyles = makeStyles({
  option: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  description: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.textTertiary,
  },
})

/** No record has such an id. */
export const additionValue = '+'

interface ComboboxOptionsProps {
  options: readonly ComboboxOption[]
  /** A sentence in their place: "Nothing found". */
  note: string | undefined
  /** What the last option adds. By default there is none. */
  addition?: string | undefined
}

/** What drops down from a combobox. */
export function ComboboxOptions({ options, note, addition }: ComboboxOptionsProps) {
  const styles = useStyles()
  return (
    <>
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
      {addition && (
        <Option value={additionValue} text={addition} checkIcon={null}>
          {addition}
        </Option>
      )}
    </>
  )
}
