import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import { useMenu } from '../overlay/use-menu'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

export interface FilterChipProps<Value extends string> {
  /** What it filters by: "Type". */
  label: string
  /** The value in use; `undefined` is any. */
  value: Value | undefined
  options: readonly { value: Value; label: string }[]
  onChange(value: Value | undefined): void
}

export const useChipStyles = makeStyles({
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    height: '28px',
    padding: '0 8px 0 12px',
    borderRadius: '14px',
    ...shorthands.border('1px', 'dashed', tokens.controlLine),
    backgroundColor: 'transparent',
    color: tokens.textSecondary,
    font: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { ...shorthands.borderColor(tokens.controlLineHover), color: tokens.text },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    [media.touch]: { height: '36px', borderRadius: '18px' },
  },
  active: {
    ...shorthands.border('1px', 'solid', 'transparent'),
    backgroundColor: tokens.brandTint,
    color: tokens.brandText,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': {
      backgroundColor: tokens.brandTintHover,
      color: tokens.brandText,
      ...shorthands.borderColor('transparent'),
    },
  },
})

/** A filter of a few values: a chip that opens a menu. Filled with the brand's tint while it filters. */
export function FilterChip<Value extends string>({ label, value, options, onChange }: FilterChipProps<Value>) {
  const styles = useChipStyles()
  const current = options.find(option => option.value === value)
  const { buttonProps, code, menu } = useMenu()
  return (
    <>
      <button
        type="button"
        className={mergeClasses(styles.chip, value !== undefined && styles.active)}
        {...buttonProps}
      >
        {label}: {current?.label ?? value ?? 'any'}
        <ChevronDown16Regular aria-hidden />
      </button>
      {code && menu && (
        <code.ChoiceMenu
          {...menu}
          value={value}
          options={options}
          onChange={chosen => onChange(options.find(option => option.value === chosen)?.value)}
        />
      )}
    </>
  )
}
