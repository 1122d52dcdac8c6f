import { MenuGroup, MenuGroupHeader, MenuItem, makeStyles } from '@fluentui/react-components'
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark'
import { tokens } from '../theme/tokens'
import { NavIcon } from './icons'

export interface UserMenuChoiceProps {
  /** "Theme" */
  label: string
  /** The option in use. */
  value: string
  options: readonly { value: string; label: string; icon: string }[]
  onChoose(value: string): void
}

const useStyles = makeStyles({ mark: { display: 'flex', alignSelf: 'center', color: tokens.brandText } })

/** One choice of the menu: a heading, and options of which one holds. */
export function UserMenuChoice({ label, value, options, onChoose }: UserMenuChoiceProps) {
  const styles = useStyles()
  return (
    <MenuGroup>
      <MenuGroupHeader>{label}</MenuGroupHeader>
      {options.map(option => (
        <MenuItem
          key={option.value}
          role="menuitemradio"
          aria-checked={option.value === value}
          icon={<NavIcon name={option.icon} />}
          secondaryContent={
            option.value === value ? { className: styles.mark, children: <Checkmark16Regular aria-hidden /> } : null
          }
          persistOnClick
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </MenuItem>
      ))}
    </MenuGroup>
  )
}
