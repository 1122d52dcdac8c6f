// Boots the page: with the product when someone is signed in, with the sign-in page when no one is.
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
import { getDefaultStore } from 'jotai'
import { start } from 'single-spa'
import { ApplicationError } from './failure/ApplicationError'
import { prefetchOverlay } from './frame/load-overlay'
import { Shell } from './frame/Shell'
import { homeEntry, withHome } from './home/home-entry'
import { replacePath } from './location'
import { firstPath } from './navigation/nav-sections'
import { fetchModule } from './plugins/fetch-module'
import { readOverrides, withOverrides } from './plugins/overrides'
import { followDensity } from './preferences/follow-density'
import { followTheme } from './preferences/follow-theme'
import { followPreferences } from './preferences/prefer'
import { fromServer } from './preferences/save-preferences'
import { render } from './render'
import { keepLive } from './session/keep-live'
import { signInPath } from './sign-in/return-path'
import { readSignInLink, takeSignInLink } from './sign-in/sign-in-link'
import { openPlugins } from './startup/open-plugins'
import { expiredAtom } from './subscription/follow-subscription'
import { SubscriptionGate } from './subscription/SubscriptionGate'
import { offerSupport } from './support/support'
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
  if (bootData.user.agency.subscription?.state === 'EXPIRED') return showExpiredGate(bootData.user, bootData.lastChange)
  const areas = overrides.length > 0 ? await withOverrides(plugins, overrides) : plugins
  openProduct(bootData.user, [homeEntry, ...areas])
  keepLive(bootData.lastChange)
  if (bootData.analytics) whenIdle(tellAnalytics)
  whenIdle(() => followNavCounts(bootData.registry))
}

function openProduct(user: NonNullable<BootData['user']>, plugins: readonly RegistryEntry[]) {
  if (startPages.includes(location.pathname)) replacePath(startPath(plugins))
  const areas = openPlugins(user, plugins, withHome(fetchModule))
  areas.prefetch(location.pathname)
  render(
    <SubscriptionGate>
      <Shell plugins={plugins} areas={areas} />
    </SubscriptionGate>,
  )
  start({ urlRerouteOnly: true })
  whenIdle(() => prefetchOverlay('palette'))
}

/** Whoever is signed in already, and opens the link of an e-mail or loads the sign-in page again, still goes where it leads. */
function startPath(plugins: readonly RegistryEntry[]) {
  const { returnTo } = readSignInLink()
  return returnTo === '/app' ? firstPath(plugins) : returnTo
}

/** The subscription had ended before the page was opened: there is nothing to keep behind the gate. */
function showExpiredGate(user: NonNullable<BootData['user']>, lastChange: number | undefined) {
  openPlugins(user, [], fetchModule)
  render(<SubscriptionGate />)
  keepLive(lastChange)
  getDefaultStore().sub(expiredAtom, () => location.reload())
}

/** Whoever can't get the code for it misses nothing. */
const tellAnalytics = () =>
  void import(/* webpackChunkName: "analytics" */ './analytics/start-analytics').then(
    ({ startAnalytics }) => startAnalytics(),
    () => undefined,
  )

async function askToSignIn({ signIn }: BootData) {
  // The HTML for those who are not signed in has a link that fetches it with the rest.
  const { SignInPage } = await import(/* webpackChunkName: "sign-in" */ './sign-in/SignInPage')
  if (location.pathname !== '/app/signin') replacePath(signInPath(location))
  provideClient(createClient({ plugins: [], onSessionEnded: () => undefined }))
  render(<SignInPage link={takeSignInLink()} pendingEmail={signIn.pendingEmail} />)
}
