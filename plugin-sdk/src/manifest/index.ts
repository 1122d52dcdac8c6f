// What a plugin says about itself. No React, no browser: the build and the shell read it alike.
export { emptyManifest } from './empty-manifest'
export { federationName } from './federation-name'
export { parseFromOutside } from './parse'
export {
  type ColumnContribution,
  definePlugin,
  type FirstQuery,
  type NavDefinition,
  type PluginDefinition,
  type SlotContribution,
} from './plugin-definition'
export {
  type ColumnEntry,
  type CommandEntry,
  type FirstQueryEntry,
  type NavEntry,
  type PluginManifest,
  pluginManifestSchema,
  type RegistryEntry,
  registryEntrySchema,
  type SlotEntry,
} from './plugin-manifest'
export type { Registry } from './registry'
export { satisfiesSdk, sdkVersion } from './sdk-version'
