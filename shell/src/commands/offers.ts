import type { RegistryEntry } from '@coverdesk/plugin-sdk/manifest'
import type { Offer } from './offer'
import { pluginOffers } from './plugin-offers'
import { shellOffers } from './shell-offers'

/** Everything that a person can do on a page: the one list behind the palette, the keys, and the sheet of shortcuts. */
export const offersAt = (plugins: readonly RegistryEntry[], pathname: string): Offer[] =>
  [...pluginOffers(plugins, pathname), ...shellOffers()].filter(
    ({ demands }) => demands === undefined || window.matchMedia(demands).matches,
  )
