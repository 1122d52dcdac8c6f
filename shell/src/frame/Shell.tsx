import { AppFrame, CommandBox, LinkProvider, TopBar } from '@coverdesk/design-system'
import { useSession } from '@coverdesk/plugin-sdk'
import { commandsOf } from '@coverdesk/plugin-sdk/host'
import type { RegistryEntry } from '@coverdesk/plugin-sdk/manifest'
import { useAtomValue } from 'jotai'
import { paletteKeys } from '../commands/shell-offers'
import { ContentArea } from '../content/ContentArea'
import { pathnameAtom } from '../location'
import { entryAt, navSections } from '../navigation/nav-sections'
import { LeaveQuestion } from '../notices/LeaveQuestion'
import { Notices } from '../notices/Notices'
import { OverrideBadges } from '../notices/OverrideBadges'
import { Toasts } from '../notices/Toasts'
import { openOverlay } from '../overlays/overlay'
import { pluginAt } from '../plugins/plugin-at'
import { prefer } from '../preferences/prefer'
import { preferencesAtom } from '../preferences/preferences'
import type { Areas } from '../startup/create-areas'
import { prefetchOverlay } from './load-overlay'
import { Navigation } from './Navigation'
import { Overlays } from './Overlays'
import { PersonMenu } from './PersonMenu'
import { PrefetchContext, ShellLink } from './ShellLink'
import { TopBarContributions } from './TopBarContributions'

/** The frame of every page under /app, drawn from the registry alone, and the area in it. */
export function Shell({ plugins, areas }: { plugins: readonly RegistryEntry[]; areas: Areas }) {
  const { agency } = useSession()
  const pathname = useAtomValue(pathnameAtom)
  const { sidebarCollapsed } = useAtomValue(preferencesAtom)
  const { top, bottom } = navSections(plugins)
  const active = entryAt(plugins, pathname)
  return (
    <PrefetchContext value={areas.prefetch}>
      <LinkProvider link={ShellLink}>
        <AppFrame
          agencyName={agency.name}
          sidebar={<Navigation sections={top} active={active} />}
          sidebarFooter={<Navigation sections={bottom} active={active} />}
          collapsed={sidebarCollapsed}
          onCollapsedChange={collapsed => prefer({ sidebarCollapsed: collapsed })}
          topBar={
            <TopBar place={placeOf(plugins, pathname)} user={<PersonMenu />}>
              <OverrideBadges />
              <CommandBox
                keys={paletteKeys}
                onOpen={() => openOverlay('palette')}
                onPoint={() => prefetchOverlay('palette')}
              />
              <TopBarContributions />
            </TopBar>
          }
        >
          <ContentArea plugins={plugins} outlet={areas.outlet} />
          <Notices />
        </AppFrame>
        <Overlays />
        <Toasts />
        <LeaveQuestion />
      </LinkProvider>
    </PrefetchContext>
  )
}

/** Where am I: section and entry, what a command calls a page without an entry, the area, or that there is no such page. */
function placeOf(plugins: readonly RegistryEntry[], pathname: string): string[] {
  const entry = entryAt(plugins, pathname)
  if (!entry) {
    const named = commandsOf(plugins).find(({ to }) => to && (pathname === to || pathname.startsWith(`${to}/`)))
    return [named?.title ?? pluginAt(plugins, pathname)?.manifest.title ?? 'Page not found']
  }
  return entry.section === entry.label ? [entry.label] : [entry.section, entry.label]
}
