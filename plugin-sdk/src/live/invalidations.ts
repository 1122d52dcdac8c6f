import type { Cache, UpdateResolver } from '@urql/exchange-graphcache'
import type { PluginManifest } from '../manifest/plugin-manifest'
import type { ToldChanges } from './told-changes'

/** What an answer or a change elsewhere can't tell the cache by itself. */
export type CacheRules = Pick<PluginManifest, 'invalidates' | 'lists'>

/**
 * What `invalidates` asks for, as graphcache's updates: after the mutation the named root
 * fields are forgotten with all their arguments, so that whoever shows one asks again; so is an answer to one that is on its way.
 */
export function invalidationsOf(rules: readonly CacheRules[], told: ToldChanges): Record<string, UpdateResolver> {
  const fieldsByMutation = new Map<string, Set<string>>()
  for (const [mutation, fields] of rules.flatMap(({ invalidates }) => Object.entries(invalidates))) {
    fieldsByMutation.set(mutation, new Set([...(fieldsByMutation.get(mutation) ?? []), ...fields]))
  }
  return Object.fromEntries([...fieldsByMutation].map(([mutation, fields]) => [mutation, forget(fields, told)]))
}

const forget =
  (fields: ReadonlySet<string>, told: ToldChanges): UpdateResolver =>
  (_result, _arguments, cache, info) => {
    // A refused mutation has changed nothing.
    if (info.error) return
    told.add({ fields, records: [] })
    forgetFields(cache, name => fields.has(name))
  }

/** Forgets what the chosen root fields answered, with all their arguments; whoever shows it asks again. */
export function forgetFields(cache: Cache, isChosen: (name: string) => boolean): void {
  for (const { fieldName, arguments: given } of cache.inspectFields('Query')) {
    if (isChosen(fieldName)) cache.invalidate('Query', fieldName, given)
  }
}
