import { SidebarLink, SidebarSection } from '@coverdesk/design-system'
import type { NavEntry } from '@coverdesk/plugin-sdk/manifest'
import type { NavSection } from './nav-sections'

/** Sections of the sidebar with their entries. */
export function Navigation({ sections, active }: { sections: readonly NavSection[]; active: NavEntry | undefined }) {
  return sections.map(({ name, heading, entries }) => (
    <SidebarSection key={name} {...(heading && { title: heading })}>
      {entries.map(entry => (
        <SidebarLink
          key={entry.path}
          to={entry.path}
          icon={entry.icon}
          label={entry.label}
          active={entry.path === active?.path}
        />
      ))}
    </SidebarSection>
  ))
}
