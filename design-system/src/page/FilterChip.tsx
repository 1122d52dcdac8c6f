import { mergeClasses } from '@fluentui/react-components'
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import { useChipStyles } from '../controls/chip-styles'
import { useMenu } from '../overlay/use-menu'

export interface FilterChipProps<Value extends string> {
  /** What it filters by: "Type". */
  label: string
  /** The value in use; `undefined` is any. */
  value: Value | undefined
  options: readonly { value: Value; label: string }[]
  /** What no value is called: "No". By default any. */
  none?: string | undefined
  onChange(value: Value | undefined): void
}

/** A filter of a few values: a chip that opens a menu. Filled with the brand's tint while it filters. */
export function FilterChip<Value extends string>({ label, value, options, none, onChange }: FilterChipProps<Value>) {
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
        {label}: {current?.label ?? value ?? none ?? 'any'}
        <ChevronDown16Regular aria-hidden />
      </button>
      {code && menu && (
        <code.ChoiceMenu
          {...menu}
          value={value}
          options={options}
          {...(none && { none })}
          onChange={chosen => onChange(options.find(option => option.value === chosen)?.value)}
        />
      )}
    </>
  )
}
