import { makeStyles, Option, OptionGroup } from '@fluentui/react-components'
import { tokens } from '../theme/tokens'
import { type ComboboxOption, groupsOf } from './combobox-rules'

const useStyles = makeStyles({
  option: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  group: { fontWeight: tokens.fontWeightSemibold, color: tokens.textSecondary },
  description: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.textTertiary,
  },
})

/** No record has such an id. */
export const additionValue = '+'

function OneOption({ option: { value, label, description } }: { option: ComboboxOption }) {
  const styles = useStyles()
  return (
    <Option value={value} text={label}>
      <span className={styles.option}>
        <span>{label}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
    </Option>
  )
}

interface ComboboxOptionsProps {
  options: readonly ComboboxOption[]
  /** A sentence below them, or in their place: "Nothing found". */
  note: string | undefined
  /** What the last option adds. By default there is none. */
  addition?: string | undefined
}

/** What drops down from a combobox. */
export function ComboboxOptions({ options, note, addition }: ComboboxOptionsProps) {
  const styles = useStyles()
  return (
    <>
      {groupsOf(options).map(({ name, options }) => {
        const drawn = options.map(option => <OneOption key={option.value} option={option} />)
        // A group can be torn apart by its neighbors, so its name alone is no key.
        return name ? (
          <OptionGroup key={`group ${options[0]?.value}`} label={{ className: styles.group, children: name }}>
            {drawn}
          </OptionGroup>
        ) : (
          drawn
        )
      })}
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
