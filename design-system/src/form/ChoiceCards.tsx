import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { useId } from 'react'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

export interface ChoiceCardsProps<Value extends string> {
  /** The question: "Account type". */
  label: string
  value: Value
  options: readonly { value: Value; label: string; description?: string }[]
  /** One under the other, each with its description on a phone too: for options that are long themselves. */
  stacked?: boolean
  onChange(value: Value): void
}

const useStyles = makeStyles({
  root: { margin: 0, padding: 0, minWidth: 0, ...shorthands.borderWidth(0) },
  legend: { padding: 0, marginBottom: '4px', fontWeight: tokens.fontWeightMedium },
  cards: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: '8px' },
  stacked: { gridAutoFlow: 'row' },
  // Words of three break in the width of a phone.
  stackedOnPhone: { [media.phone]: { gridAutoFlow: 'row' } },
  card: {
    display: 'flex',
    gap: '8px',
    padding: '9px 12px',
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', tokens.controlLine),
    cursor: 'pointer',
    ':hover': { ...shorthands.borderColor(tokens.controlLineHover) },
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  chosen: {
    backgroundColor: tokens.brandTint,
    ...shorthands.borderColor(tokens.brand),
    ':hover': { ...shorthands.borderColor(tokens.brand) },
  },
  radio: { margin: '2px 0 0', width: '16px', height: '16px', accentColor: tokens.brand, outlineStyle: 'none' },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  name: { display: 'block', fontWeight: tokens.fontWeightSemibold },
  description: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.textSecondary,
  },
  onDesktop: { [media.phone]: { display: 'none' } },
})

/** One of two or three, each worth a sentence. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, value, options, stacked = false, onChange } = props
  const styles = useStyles()
  const group = useId()
  const isMany = options.length > 2
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{label}</legend>
      <div className={mergeClasses(styles.cards, stacked && styles.stacked, isMany && styles.stackedOnPhone)}>
        {options.map(option => (
          <label key={option.value} className={mergeClasses(styles.card, option.value === value && styles.chosen)}>
            <input
              type="radio"
              name={group}
              className={styles.radio}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.words}>
              <span className={styles.name}>{option.label}</span>
              <span className={mergeClasses(styles.description, !stacked && !isMany && styles.onDesktop)}>
                {option.description}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
