import { Menu, MenuDivider, MenuList, MenuPopover, MenuTrigger, makeStyles } from '@fluentui/react-components'
import { Fragment } from 'react'
import { Avatar } from '../controls/Avatar'
import { TruncatedText } from '../controls/TruncatedText'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { UserMenuChoice, type UserMenuChoiceProps } from './UserMenuChoice'
import { type UserMenuAction, UserMenuEntry } from './UserMenuEntry'

export interface UserMenuProps {
  name: string
  email: string
  /** Looks that the person prefers; choosing one leaves the menu open, so that it can be seen. */
  choices: readonly UserMenuChoiceProps[]
  /** Groups of actions and links, with a line between two groups. */
  groups: readonly (readonly UserMenuAction[])[]
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
  popover: { zIndex: 10, width: '240px', maxHeight: 'calc(100dvh - 64px)', overflowY: 'auto' },
  person: { padding: '6px 8px 8px' },
  fullName: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  email: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.textTertiary,
  },
})

/** The person signed in: initials, name, how they like the product to look, and what they can do. */
export function UserMenu({ name, email, choices, groups }: UserMenuProps) {
  const styles = useStyles()
  return (
    <Menu inline hasIcons positioning={{ position: 'below', align: 'end', strategy: 'fixed' }}>
      <MenuTrigger disableButtonEnhancement>
        <button type="button" className={styles.trigger} title={name}>
          <Avatar name={name} kind="person" />
          <span className={styles.name}>{name}</span>
        </button>
      </MenuTrigger>
      <MenuPopover className={styles.popover}>
        <div className={styles.person}>
          <div className={styles.fullName}>{name}</div>
          <TruncatedText text={email} className={styles.email} />
        </div>
        <MenuList>
          {choices.map(choice => (
            <UserMenuChoice key={choice.label} {...choice} />
          ))}
          {groups.map(actions => (
            <Fragment key={actions[0]?.label}>
              <MenuDivider />
              {actions.map(action => (
                <UserMenuEntry key={action.label} {...action} />
              ))}
            </Fragment>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
