import type { NavEntry, RegistryEntry } from '@coverdesk/plugin-sdk/manifest'
import { isWithin } from '../plugins/plugin-at'

/** The order of specification 1 §2. A section that is not in it comes after these. */
const knownSections = ['Home', 'Copilot', 'Servicing', 'Communication', 'Knowledge']

/** Stands at the bottom of the sidebar. */
const bottomSection = 'Settings'

/** Sections of one entry each, which need no heading. */
const withoutHeading = ['Home', bottomSection]

export interface NavSection {
  name: string
  heading: string | undefined
  entries: readonly NavEntry[]
}

/** The sidebar as the plugins' manifests describe it; none of their code is needed for that. */
export function navSections(plugins: readonly RegistryEntry[]): { top: NavSection[]; bottom: NavSection[] } {
  const entries = plugins.flatMap(plugin => plugin.manifest.nav).sort((one, other) => one.order - other.order)
  const unknown = entries
    .map(entry => entry.section)
    .filter(name => !knownSections.includes(name) && name !== bottomSection)
  const section = (name: string): NavSection => ({
    name,
    heading: withoutHeading.includes(name) ? undefined : name,
    entries: entries.filter(entry => entry.section === name),
  })
  const isUsed = ({ entries }: NavSection) => entries.length > 0
  return {
    top: [...knownSections, ...new Set(unknown)].map(section).filter(isUsed),
    bottom: [section(bottomSection)].filter(isUsed),
  }
}

/** Where `/app` leads: the first entry of the sidebar, which is Home. */
export function firstPath(plugins: readonly RegistryEntry[]): string {
  const { top, bottom } = navSections(plugins)
  return [...top, ...bottom][0]?.entries[0]?.path ?? '/app'
}

/** The entry under which a page is: the one with the longest path above it. */
export function entryAt(plugins: readonly RegistryEntry[], pathname: string): NavEntry | undefined {
  const above = plugins.flatMap(plugin => plugin.manifest.nav).filter(entry => isWithin(pathname, entry.path))
  return above.sort((one, other) => other.path.length - one.path.length)[0]
}
