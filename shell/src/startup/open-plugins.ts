import { showTimesIn } from '@coverdesk/design-system'
import {
  type BootData,
  createClient,
  type FetchModule,
  guardHistory,
  provideClient,
  providePlugins,
  sessionAtom,
} from '@coverdesk/plugin-sdk/host'
import type { RegistryEntry } from '@coverdesk/plugin-sdk/manifest'
import { getDefaultStore } from 'jotai'
import { followKeys } from '../commands/follow-keys'
import { followLocation } from '../location'
import { pluginAt } from '../plugins/plugin-at'
import { pluginsAtom } from '../plugins/plugins-atom'
import { followPerson } from '../session/follow-person'
import { onSessionEnded } from '../session/session-ended'
import { followSubscription, onSubscriptionEnded } from '../subscription/follow-subscription'
import { type Areas, createAreas } from './create-areas'

/**
 * Gives the page its person and its plugins: their data, their keys, and an area for each. Call it before single-spa
 * starts, which holds back popstate from whoever listens later.
 */
export function openPlugins(
  { agency, ...user }: NonNullable<BootData['user']>,
  plugins: readonly RegistryEntry[],
  fetchModule: FetchModule,
): Areas {
  getDefaultStore().set(sessionAtom, { user, agency })
  showTimesIn(agency.timeZone)
  provideClient(createClient({ plugins, onSessionEnded, onSubscriptionEnded }))
  followSubscription(agency.subscription)
  providePlugins(plugins, fetchModule)
  getDefaultStore().set(pluginsAtom, plugins)
  guardHistory(pathname => pluginAt(plugins, pathname)?.id)
  followLocation()
  followKeys(plugins)
  followPerson(user.id)
  return createAreas(plugins)
}
