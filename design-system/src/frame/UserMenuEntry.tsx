import { MenuItem, MenuItemLink } from '@fluentui/react-components'
import { NavIcon } from './icons'
import { KeyHint } from './KeyHint'

/** Something that the menu does, or where it leads. */
export interface UserMenuAction {
  label: string
  /** A name of the icon map. */
  icon: string
  /** Keys that do the same, in tinykeys' notation. */
  keys?: string
  /** Either this, or `href`. */
  onSelect?(): void
  /** An address outside of the product, such as `mailto:`. */
  href?: string
}

/** One action of the user's menu. */
export function UserMenuEntry({ label, icon, keys, onSelect, href }: UserMenuAction) {
  const parts = { icon: <NavIcon name={icon} />, children: label }
  if (href) return <MenuItemLink href={href} {...parts} />
  return <MenuItem {...parts} onClick={onSelect} {...(keys && { secondaryContent: <KeyHint keys={keys} /> })} />
}
