import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, makeStyles } from '@fluentui/react-components'
import { Avatar } from '../controls/Avatar'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

export interface UserMenuItem {
  label: string
  onSelect(): void
}

const useStyles = makeStyles({
  trigger: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    height: '36px',
    padding: '0 6px',
    marginRight: '-6px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.text,
    font: 'inherit',
    cursor: 'pointer',
    flexShrink: 0,
    ':hover': { backgroundColor: tokens.sheetHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    [media.touch]: { height: '40px' },
  },
  name: {
    maxWidth: '180px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // Still the button's name on a phone.
    [media.phone]: { position: 'absolute', width: '1px', clipPath: 'inset(50%)' },
  },
  popover: { zIndex: 10 },
  email: {
    padding: '6px 8px 8px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.textTertiary,
  },
})

/** The person signed in: initials, name, and what they can do, such as sign out. */
export function UserMenu({ name, email, items }: { name: string; email: string; items: readonly UserMenuItem[] }) {
  const styles = useStyles()
  return (
    <Menu inline positioning={{ position: 'below', align: 'end', strategy: 'fixed' }}>
      <MenuTrigger disableButtonEnhancement>
        <button type="button" className={styles.trigger}>
          <Avatar name={name} kind="person" />
          <span className={styles.name}>{name}</span>
        </button>
      </MenuTrigger>
      <MenuPopover className={styles.popover}>
        <div className={styles.email}>{email}</div>
        <MenuList>
          {items.map(item => (
            <MenuItem key={item.label} onClick={item.onSelect}>
              {item.label}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
