// Boots the page: with the product when somebody is signed in, with the sign-in page when nobody is.
import {
  type BootData,
  createClient,
  followNavCounts,
  provideClient,
  readBootData,
  seedHistoryEntry,
  watchVersions,
} from '@coverdesk/plugin-sdk/host'
import type { RegistryEntry } from '@coverdesk/plugin-sdk/manifest'
import { start } from 'single-spa'
import { ApplicationError } from './failure/ApplicationError'
import { firstPath } from './frame/nav-sections'
import { Shell } from './frame/Shell'
import { offerSupport } from './help/support'
import { replacePath } from './location'
import { prefetchOverlay } from './overlays/load-overlay'
import { fetchModule } from './plugins/fetch-module'
import { openPlugins } from './plugins/open-plugins'
import { readOverrides, withOverrides } from './plugins/overrides'
import { followDensity } from './preferences/follow-density'
import { followTheme } from './preferences/follow-theme'
import { followPreferences } from './preferences/prefer'
import { fromServer } from './preferences/save-preferences'
import { render } from './render'
import { keepLive } from './session/keep-live'
import { signInPath } from './sign-in/return-path'
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

function openProduct(user: NonNullable<BootData['user']>, plugins: readonly RegistryEntry[]) {
  if (startPages.includes(location.pathname)) replacePath(firstPath(plugins))
  const areas = openPlugins(user, plugins, fetchModule)
  areas.prefetch(location.pathname)
  render(<Shell plugins={plugins} areas={areas} />)
  start({ urlRerouteOnly: true })
  whenIdle(() => prefetchOverlay('palette'))
}

async function askToSignIn({ signIn }: BootData) {
  // The HTML for those who are not signed in has a link that fetches it with the rest.
  const { SignInPage } = await import(/* webpackChunkName: "sign-in" */ './sign-in/SignInPage')
  if (location.pathname !== '/app/signin') replacePath(signInPath(location))
  provideClient(createClient({ plugins: [], onSessionEnded: () => undefined }))
  render(<SignInPage link={takeSignInLink()} pendingEmail={signIn.pendingEmail} />)
}
