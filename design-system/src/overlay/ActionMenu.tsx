import { MenuItem, MenuList, makeStyles } from '@fluentui/react-components'
import { tokens } from '../theme/tokens'
import { MenuPopup } from './MenuPopup'
import type { ActionMenuProps } from './overlay-props'
import { usePopupPlace } from './popup-place'

const useStyles = makeStyles({
  danger: { color: tokens.red, ':hover': { color: tokens.red } },
  reason: { color: tokens.textTertiary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
})

/** What a `MenuButton` opens. */
export function ActionMenu({ actions, ...popup }: ActionMenuProps) {
  const styles = useStyles()
  return (
    <MenuPopup {...popup} mountNode={usePopupPlace()} hasIcons={actions.some(({ icon }) => icon)}>
      <MenuList>
        {actions.map(({ label, icon, danger, disabledBecause, onSelect }) => (
          <MenuItem
            key={label}
            {...(icon && { icon })}
            {...(danger && !disabledBecause && { className: styles.danger })}
            {...(disabledBecause && { subText: { className: styles.reason, children: disabledBecause } })}
            disabled={disabledBecause !== undefined}
            onClick={onSelect}
          >
            {label}
          </MenuItem>
        ))}
      </MenuList>
    </MenuPopup>
  )
}
