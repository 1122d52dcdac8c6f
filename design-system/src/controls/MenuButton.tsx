import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, makeStyles } from '@fluentui/react-components'
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal'
import type { ReactElement } from 'react'
import { usePopupPlace } from '../dialog/popup-place'
import { tokens } from '../theme/tokens'
import { Button } from './Button'
import { IconButton } from './IconButton'

/** One thing that a menu offers. */
export interface MenuAction {
  label: string
  onSelect(): void
  icon?: ReactElement
  /** Red, for what cannot be undone. */
  danger?: boolean
  /** Why it cannot be chosen now, in a few words; it stands below the label. */
  disabledBecause?: string | undefined
}

export interface MenuButtonProps {
  /** What the menu is about: "More", "Add Document". */
  label: string
  actions: readonly MenuAction[]
  /** Three dots, with the label as the tooltip. By default the label with an arrow. */
  iconOnly?: boolean
}

const useStyles = makeStyles({
  danger: { color: tokens.red, ':hover': { color: tokens.red } },
  reason: { color: tokens.textTertiary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
})

/** A button that opens a menu of actions, by mouse, touch or arrow keys. */
export function MenuButton({ label, actions, iconOnly = false }: MenuButtonProps) {
  const styles = useStyles()
  return (
    <Menu
      positioning={{ position: 'below', align: iconOnly ? 'end' : 'start' }}
      mountNode={usePopupPlace()}
      hasIcons={actions.some(({ icon }) => icon)}
    >
      <MenuTrigger disableButtonEnhancement>
        {iconOnly ? (
          <IconButton label={label} icon={<MoreHorizontal20Regular />} />
        ) : (
          <Button>
            {label}
            <ChevronDown16Regular aria-hidden />
          </Button>
        )}
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {actions.map(({ label: text, icon, danger, disabledBecause, onSelect }) => (
            <MenuItem
              key={text}
              {...(icon && { icon })}
              {...(danger && !disabledBecause && { className: styles.danger })}
              {...(disabledBecause && { subText: { className: styles.reason, children: disabledBecause } })}
              disabled={disabledBecause !== undefined}
              onClick={onSelect}
            >
              {text}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
