import { makeStyles } from '@fluentui/react-components'
import { Avatar } from '../controls/Avatar'
import type { UserMenuProps } from '../overlay/overlay-props'
import { useMenu } from '../overlay/use-menu'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

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
})

/** The person signed in: initials, name, how they like the product to look, and what they can do. */
export function UserMenu(props: UserMenuProps) {
  const styles = useStyles()
  const { buttonProps, code, menu } = useMenu()
  return (
    <>
      <button type="button" className={styles.trigger} title={props.name} {...buttonProps}>
        <Avatar name={props.name} kind="person" />
        <span className={styles.name}>{props.name}</span>
      </button>
      {code && menu && <code.UserMenuPopup {...props} {...menu} />}
    </>
  )
}
