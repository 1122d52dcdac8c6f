import { SidebarLink, SidebarSection } from '@coverdesk/design-system'
import { navCountsAtom } from '@coverdesk/plugin-sdk/host'
import type { NavEntry } from '@coverdesk/plugin-sdk/manifest'
import { useAtomValue } from 'jotai'
import type { NavSection } from '../navigation/nav-sections'

/** Sections of the sidebar with their entries, and what waits at each. */
export function Navigation({ sections, active }: { sections: readonly NavSection[]; active: NavEntry | undefined }) {
  const counts = useAtomValue(navCountsAtom)
  return sections.map(({ name, heading, entries }) => (
    <SidebarSection key={name} {...(heading && { title: heading })}>
      {entries.map(entry => (
        <SidebarLink
          key={entry.path}
          to={entry.path}
          icon={entry.icon}
          label={entry.label}
          active={entry.path === active?.path}
          count={counts[entry.path] ?? 0}
        />
      ))}
    </SidebarSection>
  ))
}
