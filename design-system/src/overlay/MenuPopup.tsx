import { Menu, MenuPopover, type MenuProps, makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useFocusReturn } from '../focus/use-focus-return'
import type { OpenMenu } from './overlay-props'

interface MenuPopupProps extends OpenMenu, Pick<MenuProps, 'hasIcons' | 'checkedValues' | 'onCheckedValueChange'> {
  align: 'start' | 'end'
  className?: string
  /** Where it is put; by default beside the button, so that it scrolls and leaves with it. */
  mountNode?: HTMLElement | null
  children: ReactNode
}

const useStyles = makeStyles({
  // However many items there are, each one can be reached: the menu scrolls.
  popover: { zIndex: 10, maxHeight: '70vh', overflowY: 'auto' },
})

/** A menu below its button, open as long as it is rendered. Escape, a choice and a click elsewhere close it. */
export function MenuPopup({ opener, onClose, align, className, mountNode, children, ...menu }: MenuPopupProps) {
  const styles = useStyles()
  useFocusReturn()
  return (
    <Menu
      {...menu}
      open
      {...(mountNode === undefined ? { inline: true } : { mountNode })}
      positioning={{ target: opener, position: 'below', align, strategy: 'fixed' }}
      onOpenChange={({ target, type }) => {
        // A click on the button is the button's own: it closes what it has opened.
        const isButton = type === 'click' && target instanceof Node && opener.contains(target)
        if (!isButton) onClose()
      }}
    >
      <MenuPopover className={mergeClasses(styles.popover, className)}>{children}</MenuPopover>
    </Menu>
  )
}
