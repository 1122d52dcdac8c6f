import type { StatsCompilation, StatsModule } from '@rspack/core'
import type { FirstQueryEntry } from '../../plugin-sdk/src/manifest/index.ts'
import { lazyParts } from './shared-modules.ts'

/**
 * The part with a module of the area, given relative to its folder, or one that the shell shares, by its name.
 *
 * @throws when there is none
 */
export type PartWith = (module: string) => Part

/** A part of an area that a route loads when it is visited. */
export type Part = NonNullable<FirstQueryEntry['part']>

const sharedName = /^consume shared module \(default\) (@[^@]+)@/

/** Finds the chunk that a route loads when it is visited. */
export function partWithIn({ chunks = [] }: StatsCompilation): PartWith {
  const names = (file: string) => (module: StatsModule) => module.name?.replace(/ \+ \d+ modules$/, '') === file
  return module => {
    if (Object.hasOwn(lazyParts, module)) return { files: [], takes: [module] }
    const chunk = chunks.find(({ initial, modules = [] }) => !initial && modules.some(names(module)))
    const files = (chunk?.files ?? []).filter(file => file.endsWith('.js'))
    if (files.length === 0) throw new Error(`The build has no file with ${module}.`)
    return { files, takes: (chunk?.modules ?? []).flatMap(({ name = '' }) => sharedName.exec(name)?.[1] ?? []) }
  }
}

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
