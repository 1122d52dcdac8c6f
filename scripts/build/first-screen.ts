import type { StatsCompilation } from '@rspack/core'

/**
 * The files that opening a page of the remote needs at once: the entry, and the chunks of `./plugin`;
 * not those that a route loads when it is visited.
 */
export function filesOfFirstScreen(stats: StatsCompilation): string[] {
  const group = stats.namedChunkGroups?.['plugin']
  if (!group) throw new Error('The build has no chunk for ./plugin.')
  const files = (group.assets ?? []).map(asset => asset.name)
  return ['remoteEntry.js', ...files.filter(file => file.endsWith('.js') && file !== 'remoteEntry.js')]
}
