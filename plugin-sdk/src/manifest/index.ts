// What a plugin says about itself. No React, no browser: the build and the shell read it alike.
export { federationName } from './federation-name'
export { parseFromOutside } from './parse'
export { definePlugin, type NavEntry, type PluginDefinition } from './plugin-definition'
export {
  type PluginManifest,
  pluginManifestSchema,
  type Registry,
  type RegistryEntry,
  registryEntrySchema,
} from './plugin-manifest'
export { satisfiesSdk, sdkVersion } from './sdk-version'
