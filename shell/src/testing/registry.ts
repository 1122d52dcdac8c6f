import type { NavEntry, RegistryEntry } from '@coverdesk/plugin-sdk/manifest'

/** A plugin as the registry lists it, with one navigation entry for each given path. */
export function registryEntry(id: string, basePaths: string[], nav: Partial<NavEntry>[] = []): RegistryEntry {
  return {
    id,
    version: '1',
    entry: `/remotes/${id}/1/`,
    manifest: {
      id,
      title: id,
      version: '1',
      sdk: '^0.1.0',
      basePaths,
      nav: nav.map(entry => ({ section: 'Knowledge', label: id, icon: id, path: `/app/${id}`, order: 0, ...entry })),
      slots: [],
      columns: [],
      commands: [],
      invalidates: {},
      files: [],
      preload: [],
    },
  }
}
