import type { RegistryEntry } from './plugin-manifest'

type Manifest = RegistryEntry['manifest']

/** What a plugin says of itself beyond its name, its place and its version, when that is nothing. */
export const emptyManifest = (): Omit<Manifest, 'id' | 'title' | 'version' | 'basePaths' | 'nav'> => ({
  sdk: '^1.0.0',
  slots: [],
  columns: [],
  commands: [],
  palette: false,
  search: null,
  firstQueries: [],
  invalidates: {},
  lists: {},
  possibleTypes: {},
  files: [],
  preload: [],
})
