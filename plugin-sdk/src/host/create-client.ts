import { cacheExchange, type KeyingConfig } from '@urql/exchange-graphcache'
import { Client, fetchExchange, mapExchange } from 'urql'
import { toFailure } from '../graphql/failure'
import { changesExchange, forgetChanged } from '../live/changes-exchange'
import { type CacheRules, invalidationsOf } from '../live/invalidations'
import type { OpenSubscription } from '../live/open-subscription'
import { ToldChanges } from '../live/told-changes'
import { openOnDemand, watchExchange } from '../live/watch-exchange'
import type { RegistryEntry } from '../manifest/plugin-manifest'
import { sdkVersion } from '../manifest/sdk-version'
import { logOfCache, reportMissing } from './report-missing'
import { retryRateLimited } from './retry-rate-limited'
import { sendByName } from './send-by-name'
import { sendMutationKey } from './send-mutation-key'

interface ClientOptions {
  plugins: readonly RegistryEntry[]
  /** Called for each answer that says that the session is over. */
  onSessionEnded(): void
  /** Called for each answer that says that the agency's subscription is over. By default nothing happens. */
  onSubscriptionEnded?(): void
  /** By default the page's own. Tests give their own. */
  fetch?: typeof fetch
  url?: string
  /** By default on a socket of its own. Tests give their own. */
  openSubscription?: OpenSubscription
}

/** A record is known by its id; what has none belongs to the record that holds it. No schema is needed. */
const keys: KeyingConfig = new Proxy<KeyingConfig>(
  {},
  { get: () => (data: { id?: unknown }) => (data.id as string) ?? null },
)

/** The object types of every union and interface, as the plugins' builds have read them from the schema. */
const possibleTypesOf = (plugins: readonly RegistryEntry[]): Record<string, string[]> =>
  Object.assign({}, ...plugins.map(({ manifest }) => manifest.possibleTypes))

const isDevelopment = process.env['NODE_ENV'] !== 'production'

/** Of the SDK's own documents. */
const ownRules: CacheRules = {
  invalidates: {
    createSavedView: ['savedViews'],
    updateSavedView: ['savedViews'],
    deleteSavedView: ['savedViews'],
  },
  lists: { SavedView: ['savedViews'] },
}

/** The one GraphQL client of the page, with a normalized cache. */
export function createClient({
  plugins,
  onSessionEnded,
  onSubscriptionEnded,
  fetch,
  url = '/graphql',
  openSubscription = openOnDemand,
}: ClientOptions): Client {
  const possibleTypes = possibleTypesOf(plugins)
  const rules = [ownRules, ...plugins.map(({ manifest }) => manifest)]
  const told = new ToldChanges()
  return new Client({
    url,
    preferGetMethod: false,
    ...(fetch && { fetch }),
    // The gateway demands it: another site's form can't send it.
    fetchOptions: { headers: { 'x-coverdesk-client': `shell/${sdkVersion}` }, credentials: 'same-origin' },
    exchanges: [
      mapExchange({
        onError: error => {
          const { code } = toFailure(error)
          if (error.response?.status === 401 || code === 'UNAUTHENTICATED') onSessionEnded()
          if (code === 'SUBSCRIPTION_EXPIRED') onSubscriptionEnded?.()
        },
      }),
      cacheExchange({
        keys,
        ...(isDevelopment && { logger: logOfCache }),
        possibleTypes,
        updates: { Mutation: invalidationsOf(rules, told), Subscription: { changes: forgetChanged(rules, told) } },
      }),
      changesExchange(told),
      ...(isDevelopment ? [reportMissing(possibleTypes)] : []),
      watchExchange(openSubscription),
      retryRateLimited,
      sendMutationKey,
      sendByName,
      fetchExchange,
    ],
  })
}
