import type { RegistryEntry } from '@coverdesk/plugin-sdk/manifest'

/** Whether a path is another one or lies below it. */
export const isWithin = (pathname: string, base: string) => pathname === base || pathname.startsWith(`${base}/`)

/** The plugin that owns a path: the one with the longest base path above it. */
export function pluginAt(plugins: readonly RegistryEntry[], pathname: string): RegistryEntry | undefined {
  const owned = plugins.flatMap(plugin => plugin.manifest.basePaths.map(base => ({ plugin, base })))
  const above = owned.filter(({ base }) => isWithin(pathname, base))
  return above.sort((one, other) => other.base.length - one.base.length)[0]?.plugin
}
