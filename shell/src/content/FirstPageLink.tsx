import { ButtonLink } from '@coverdesk/design-system'
import { useAtomValue } from 'jotai'
import { entryAt, firstPath } from '../navigation/nav-sections'
import { pluginsAtom } from '../plugins/plugins-atom'

/** The way out of a page that leads nowhere. */
export function FirstPageLink() {
  const plugins = useAtomValue(pluginsAtom)
  const path = firstPath(plugins)
  const entry = entryAt(plugins, path)
  return entry ? <ButtonLink to={path}>Go to {entry.label}</ButtonLink> : null
}
