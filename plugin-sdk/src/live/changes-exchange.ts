import type { Cache, UpdateResolver } from '@urql/exchange-graphcache'
import { gql, subscriptionExchange } from 'urql'
import { type CacheRules, forgetFields } from '../host/invalidations'
import { forgetRecord } from '../records/recent-records'
import type { ChangeBatch, RecordChange } from './record-change'

type Listener = (batch: ChangeBatch) => void

const listeners = new Set<Listener>()

/** Makes every view of the page take in what happened. */
export function publishChanges(batch: ChangeBatch): void {
  for (const listener of listeners) listener(batch)
}

/**
 * Hears what happened in the agency, as the cache of this page takes it in.
 *
 * @returns what ends it
 */
export function onChanges(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What the cache hears changes through; it is never sent to the server. */
export const LocalChanges = gql<{ changes: ChangeBatch }, object>`subscription LocalChanges { changes }`

/** Answers `LocalChanges` with what is published on this page. */
export const changesExchange = subscriptionExchange({
  forwardSubscription: () => ({
    subscribe: observer => ({
      unsubscribe: onChanges(changes => observer.next({ data: { changes } })),
    }),
  }),
})

/**
 * What the cache forgets, so that whoever shows it asks again: a changed record, unless the cache has that version, and
 * the lists that a record came to or went from.
 */
export function forgetChanged(rules: readonly CacheRules[]): UpdateResolver {
  const listsOf = (typename: string) => rules.flatMap(({ lists }) => lists[typename] ?? [])
  return (result, _arguments, cache) => {
    const batch = result['changes'] as unknown as ChangeBatch
    if (batch === 'everything') return forgetFields(cache, () => true)
    const news = batch.filter(change => !isKnown(cache, change))
    for (const { typename, id, kind } of news) {
      if (kind !== 'CREATED') cache.invalidate({ __typename: typename, id })
      if (kind === 'DELETED') forgetRecord(typename, id)
    }
    const lists = new Set(news.flatMap(({ typename, kind }) => (kind === 'UPDATED' ? [] : listsOf(typename))))
    forgetFields(cache, name => lists.has(name))
  }
}

/**
 * Whether the cache has this version of the record or a later one: the page's own mutation came first, and has renewed the
 * lists itself.
 */
function isKnown(cache: Cache, { typename, id, version, kind }: RecordChange): boolean {
  if (kind === 'DELETED' || version === null) return false
  const cached = cache.resolve({ __typename: typename, id }, 'version')
  return typeof cached === 'number' && cached >= version
}
