import { createArea } from '@coverdesk/plugin-sdk/host'
import type { RegistryEntry } from '@coverdesk/plugin-sdk/manifest'
import { registerApplication } from 'single-spa'
import { AreaSkeleton } from '../content/AreaSkeleton'
import { NotFoundScreen } from '../content/NotFoundScreen'
import { RouteErrorScreen } from '../content/RouteErrorScreen'
import { pluginAt } from '../plugins/plugin-at'

export interface Areas {
  /** Where the area in use draws itself; the frame puts it in its place. */
  outlet: HTMLElement
  /** Begins to load the area that owns a path. */
  prefetch(pathname: string): void
}

/** Registers each plugin with single-spa. None of their code is loaded yet. */
export function createAreas(plugins: readonly RegistryEntry[]): Areas {
  const outlet = document.createElement('div')
  outlet.style.height = '100%'
  const screens = { Loading: AreaSkeleton, NotFound: NotFoundScreen, RouteError: RouteErrorScreen }
  const areas = new Map(plugins.map(plugin => [plugin.id, createArea({ plugin, outlet, screens })]))
  for (const [name, area] of areas) {
    const activeWhen = (place: Location) => pluginAt(plugins, place.pathname)?.id === name
    registerApplication({ name, app: async () => area, activeWhen })
  }
  return { outlet, prefetch: pathname => areas.get(pluginAt(plugins, pathname)?.id ?? '')?.prefetch() }
}
