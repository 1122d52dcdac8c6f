import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal'
import type { MenuAction } from '../overlay/overlay-props'
import { useMenu } from '../overlay/use-menu'
import { Button } from './Button'
import { IconButton } from './IconButton'

export interface MenuButtonProps {
  /** What the menu is about: "More", "Add Document". */
  label: string
  actions: readonly MenuAction[]
  /** Three dots, with the label as the tooltip. By default the label with an arrow. */
  iconOnly?: boolean
}

/** A button that opens a menu of actions, by mouse, touch or arrow keys. */
export function MenuButton({ label, actions, iconOnly = false }: MenuButtonProps) {
  const { buttonProps, code, menu } = useMenu()
  return (
    <>
      {iconOnly ? (
        <IconButton {...buttonProps} label={label} icon={<MoreHorizontal20Regular />} />
      ) : (
        <Button {...buttonProps}>
          {label}
          <ChevronDown16Regular aria-hidden />
        </Button>
      )}
      {code && menu && <code.ActionMenu {...menu} align={iconOnly ? 'end' : 'start'} actions={actions} />}
    </>
  )
}
