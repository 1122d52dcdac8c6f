import type { Cache, UpdateResolver } from '@urql/exchange-graphcache'
import { type Exchange, gql, subscriptionExchange } from 'urql'
import { forgetRecord } from '../records/recent-records'
import { type CacheRules, forgetFields } from './invalidations'
import type { ChangeBatch, RecordChange } from './record-change'
import { type Superseded, supersededAnswers } from './superseded-answers'
import type { ToldChanges } from './told-changes'
import { isWatched } from './watched-records'

type Listener = (batch: ChangeBatch) => void

/** What the cache takes in. */
type CacheNews = ChangeBatch | Superseded

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
export const LocalChanges = gql<{ changes: CacheNews }, object>`subscription LocalChanges { changes }`

const isLocal = ({ definitions }: { definitions: readonly object[] }) =>
  definitions.some(definition => (definition as { name?: { value: string } }).name?.value === 'LocalChanges')

/** Answers `LocalChanges` with what is published on this page, and with what of an answer was out of date when it came. */
export function changesExchange(told: ToldChanges): Exchange {
  const tellers = new Set<(news: CacheNews) => void>()
  const local = subscriptionExchange({
    isSubscriptionOperation: ({ kind, query }) => kind === 'subscription' && isLocal(query),
    forwardSubscription: () => ({
      subscribe(observer) {
        const tell = (changes: CacheNews) => observer.next({ data: { changes } })
        const stopHearing = onChanges(tell)
        tellers.add(tell)
        return {
          unsubscribe() {
            stopHearing()
            tellers.delete(tell)
          },
        }
      },
    }),
  })
  const answers = supersededAnswers(told, superseded => {
    for (const tell of tellers) tell(superseded)
  })
  return input => answers({ ...input, forward: local(input) })
}

/**
 * What the cache forgets, so that whoever shows it asks again: a changed record, unless the cache has that version, and
 * the lists that a record came to or went from. Answers under way are looked at when they come.
 */
export function forgetChanged(rules: readonly CacheRules[], told: ToldChanges): UpdateResolver {
  const listsOf = (typename: string) => rules.flatMap(({ lists }) => lists[typename] ?? [])
  return (result, _arguments, cache) => {
    const changes = result['changes'] as unknown as CacheNews
    if (changes === 'everything') {
      told.addEverything()
      return forgetFields(cache, () => true)
    }
    if ('fields' in changes) return forgetSuperseded(cache, changes)
    const news = changes.filter(change => !isKnown(cache, change) && !isBrought(change))
    for (const { typename, id, kind } of news) {
      if (kind !== 'CREATED') cache.invalidate({ __typename: typename, id })
      if (kind === 'DELETED') forgetRecord(typename, id)
    }
    const lists = new Set(news.flatMap(({ typename, kind }) => (kind === 'UPDATED' ? [] : listsOf(typename))))
    told.add({ fields: lists, records: changes.filter(change => !(isBrought(change) && change.version === null)) })
    forgetFields(cache, name => lists.has(name))
  }
}

function forgetSuperseded(cache: Cache, { fields, records }: Superseded) {
  for (const { __typename, id } of records) cache.invalidate({ __typename, id })
  forgetFields(cache, name => fields.includes(name))
}

/** Whether a subscription of this page brings the changed record itself. An answer in flight is still compared by its version. */
const isBrought = ({ typename, id, kind }: RecordChange): boolean => kind === 'UPDATED' && isWatched(typename, id)

/**
 * Whether the cache has this version of the record or a later one: the page's own mutation came first, and has renewed the
 * lists itself.
 */
function isKnown(cache: Cache, { typename, id, version, kind }: RecordChange): boolean {
  if (kind === 'DELETED' || version === null) return false
  const cached = cache.resolve({ __typename: typename, id }, 'version')
  return typeof cached === 'number' && cached >= version
}
