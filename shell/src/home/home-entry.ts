import { type FetchModule, prefetchSlot } from '@coverdesk/plugin-sdk/host'
import { emptyManifest, type RegistryEntry, sdkVersion } from '@coverdesk/plugin-sdk/manifest'
import { homeNav } from './home-nav'
import { homePath } from './home-path'

/** The shell's own area: it is opened, prefetched, retried and found by its keys as any other, but comes with the shell. */
export const homeEntry: RegistryEntry = {
  id: 'home',
  version: sdkVersion,
  entry: '/',
  manifest: {
    ...emptyManifest(),
    id: 'home',
    title: 'Home',
    version: sdkVersion,
    basePaths: [homePath],
    nav: [homeNav],
  },
}

/** Loads the home page from the shell's own files, and everything else as before. */
export const withHome =
  (fetchModule: FetchModule): FetchModule =>
  (plugin, module, attempt) => {
    if (plugin.id !== homeEntry.id) return fetchModule(plugin, module, attempt)
    // What the areas contribute comes beside the page, not after it.
    prefetchSlot('home.start')
    prefetchSlot('home.panel')
    return import(/* webpackChunkName: "home" */ './home-plugin')
  }
