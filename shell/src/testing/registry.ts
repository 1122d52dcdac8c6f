import type { NavEntry, RegistryEntry } from '@coverdesk/plugin-sdk/manifest'
import { registryEntry as plainEntry } from '@coverdesk/plugin-sdk/testing'

/** A plugin as the registry lists it, with one navigation entry for each given one. */
export const registryEntry = (id: string, basePaths: string[], nav: Partial<NavEntry>[] = []): RegistryEntry =>
  plainEntry(id, {
    basePaths,
    nav: nav.map(entry => ({ section: 'Knowledge', label: id, icon: id, path: `/app/${id}`, order: 0, ...entry })),
  })
