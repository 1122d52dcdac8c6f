import { MenuDivider, MenuList, makeStyles } from '@fluentui/react-components'
import { Fragment } from 'react'
import { TruncatedText } from '../controls/TruncatedText'
import { MenuPopup } from '../overlay/MenuPopup'
import type { OpenMenu, UserMenuProps } from '../overlay/overlay-props'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { UserMenuChoice } from './UserMenuChoice'
import { UserMenuEntry } from './UserMenuEntry'

const useStyles = makeStyles({
  popover: {
    width: '240px',
    maxHeight: 'calc(100dvh - 64px)',
    overflowY: 'auto',
    // Rows of 40 px for fingers.
    [media.touch]: { '& [role^=menuitem]': { paddingTop: '10px', paddingBottom: '10px' } },
  },
  person: { padding: '6px 8px 8px' },
  fullName: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  email: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.textTertiary,
  },
})

/** What a `UserMenu` opens. */
export function UserMenuPopup({ name, email, choices, groups, ...popup }: UserMenuProps & OpenMenu) {
  const styles = useStyles()
  return (
    <MenuPopup {...popup} align="end" hasIcons className={styles.popover}>
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
    </MenuPopup>
  )
}
