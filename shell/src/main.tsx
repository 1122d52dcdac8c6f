// Boots the page: with the product when somebody is signed in, with the sign-in page when nobody is.
import {
  type BootData,
  createClient,
  followNavCounts,
  guardHistory,
  provideClient,
  providePlugins,
  readBootData,
  seedHistoryEntry,
  sessionAtom,
  watchVersions,
} from '@coverdesk/plugin-sdk/host'
import type { RegistryEntry } from '@coverdesk/plugin-sdk/manifest'
import { getDefaultStore } from 'jotai'
import { start } from 'single-spa'
import { followKeys } from './commands/follow-keys'
import { ApplicationError } from './failure/ApplicationError'
import { firstPath } from './frame/nav-sections'
import { Shell } from './frame/Shell'
import { offerSupport } from './help/support'
import { followLocation, replacePath } from './location'
import { prefetchOverlay } from './overlays/load-overlay'
import { createAreas } from './plugins/create-areas'
import { fetchModule } from './plugins/fetch-module'
import { readOverrides, withOverrides } from './plugins/overrides'
import { pluginAt } from './plugins/plugin-at'
import { pluginsAtom } from './plugins/plugins-atom'
import { followDensity } from './preferences/follow-density'
import { followTheme } from './preferences/follow-theme'
import { followPreferences } from './preferences/prefer'
import { fromServer } from './preferences/save-preferences'
import { render } from './render'
import { followPerson } from './session/follow-person'
import { keepLive } from './session/keep-live'
import { onSessionEnded } from './session/session-ended'
import { signInPath } from './sign-in/return-path'
import { SignInPage } from './sign-in/SignInPage'
import { takeSignInLink } from './sign-in/sign-in-link'
import { whenIdle } from './when-idle'

const startPages = ['/', '/app', '/app/', '/signin', '/app/signin']

boot().catch(error => render(<ApplicationError error={error} />))

async function boot() {
  const bootData = readBootData()
  offerSupport(bootData)
  const preferences = bootData.user?.preferences
  followPreferences(preferences && fromServer(preferences))
  followTheme()
  followDensity()
  seedHistoryEntry()
  if (!bootData.user) return askToSignIn(bootData)
  const overrides = readOverrides(bootData.production)
  const { plugins } = bootData.registry
  watchVersions(bootData.registry.revision)
  openProduct(bootData.user, overrides.length > 0 ? await withOverrides(plugins, overrides) : plugins)
  keepLive(bootData.lastChange)
  whenIdle(() => followNavCounts(bootData.registry))
}

function openProduct({ agency, ...user }: NonNullable<BootData['user']>, plugins: readonly RegistryEntry[]) {
  getDefaultStore().set(sessionAtom, { user, agency })
  if (startPages.includes(location.pathname)) replacePath(firstPath(plugins))
  provideClient(createClient({ plugins, onSessionEnded }))
  providePlugins(plugins, fetchModule)
  getDefaultStore().set(pluginsAtom, plugins)

  // Both listen before single-spa starts, which holds back popstate from later listeners.
  guardHistory(pathname => pluginAt(plugins, pathname)?.id)
  followLocation()
  followKeys(plugins)
  followPerson(user.id)

  const areas = createAreas(plugins)
  areas.prefetch(location.pathname)
  render(<Shell plugins={plugins} areas={areas} />)
  start({ urlRerouteOnly: true })
  whenIdle(() => prefetchOverlay('palette'))
}

function askToSignIn({ signIn }: BootData) {
  if (location.pathname !== '/app/signin') replacePath(signInPath(location))
  provideClient(createClient({ plugins: [], onSessionEnded: () => undefined }))
  render(<SignInPage link={takeSignInLink()} pendingEmail={signIn.pendingEmail} />)
}
