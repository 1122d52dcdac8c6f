import type { UpdateResolver } from '@urql/exchange-graphcache'
import type { RegistryEntry } from '../manifest/plugin-manifest'

/**
 * What every plugin's `invalidates` asks for, as graphcache's updates: after the mutation the named root
 * fields are forgotten with all their arguments, so that whoever shows one asks again.
 */
export function invalidationsOf(plugins: readonly RegistryEntry[]): Record<string, UpdateResolver> {
  const fieldsByMutation = new Map<string, Set<string>>()
  for (const [mutation, fields] of plugins.flatMap(plugin => Object.entries(plugin.manifest.invalidates))) {
    fieldsByMutation.set(mutation, new Set([...(fieldsByMutation.get(mutation) ?? []), ...fields]))
  }
  return Object.fromEntries([...fieldsByMutation].map(([mutation, fields]) => [mutation, forget(fields)]))
}

const forget =
  (fields: ReadonlySet<string>): UpdateResolver =>
  (_result, _arguments, cache, info) => {
    // A refused mutation has changed nothing.
    if (info.error) return
    for (const { fieldName, arguments: given } of cache.inspectFields('Query')) {
      if (fields.has(fieldName)) cache.invalidate('Query', fieldName, given)
    }
  }
