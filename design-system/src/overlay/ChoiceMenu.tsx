import { MenuItemRadio, MenuList } from '@fluentui/react-components'
import { MenuPopup } from './MenuPopup'
import type { ChoiceMenuProps } from './overlay-props'

const any = ''

/** What a `FilterChip` opens: one of a few values, or any. */
export function ChoiceMenu({ value, options, none = 'Any', onChange, ...popup }: ChoiceMenuProps) {
  return (
    <MenuPopup
      {...popup}
      align="start"
      checkedValues={{ value: [value ?? any] }}
      onCheckedValueChange={(_, { checkedItems }) => onChange(checkedItems[0] || undefined)}
    >
      <MenuList>
        {none !== null && (
          <MenuItemRadio name="value" value={any}>
            {none}
          </MenuItemRadio>
        )}
        {options.map(option => (
          <MenuItemRadio key={option.value} name="value" value={option.value}>
            {option.label}
          </MenuItemRadio>
        ))}
      </MenuList>
    </MenuPopup>
  )
}
