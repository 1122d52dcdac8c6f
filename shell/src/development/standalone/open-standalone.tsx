// One remote alone, as its own development server shows it: no shell around it, no other area, the real gateway behind it.
import { type BootData, type FetchModule, readBootData, seedHistoryEntry } from '@coverdesk/plugin-sdk/host'
import type { PluginDefinition, RegistryEntry } from '@coverdesk/plugin-sdk/manifest'
import { start } from 'single-spa'
import { ApplicationError } from '../../failure/ApplicationError'
import { readEntry } from '../../plugins/overrides'
import { followDensity } from '../../preferences/follow-density'
import { followTheme } from '../../preferences/follow-theme'
import { followPreferences } from '../../preferences/prefer'
import { fromServer } from '../../preferences/save-preferences'
import { render } from '../../render'
import { keepLive } from '../../session/keep-live'
import { openPlugins } from '../../startup/open-plugins'
import { pageCommands } from './page-commands'
import { SignInCard } from './SignInCard'
import { StandaloneFrame } from './StandaloneFrame'

/** What the development server knows of the remote that it serves. */
export interface StandaloneRemote {
  id: string
  /** Origin of the gateway, whose shell shows the remote among all others. */
  product: string
  /** What the remote exposes: `./plugin`, `./palette`, `./slots/…`. */
  modules: Readonly<Record<string, () => Promise<{ default: unknown }>>>
}

/** Boots the page: with the remote when someone is signed in, with the way to the sign-in page when no one is. */
export function openStandalone(remote: StandaloneRemote): void {
  boot(remote).catch(error => render(<ApplicationError error={error} />))
}

async function boot(remote: StandaloneRemote) {
  const { user, lastChange } = readBootData()
  followPreferences(user?.preferences && fromServer(user.preferences))
  followTheme()
  followDensity()
  seedHistoryEntry()
  if (!user) return render(<SignInCard />)
  await openRemote(remote, user, await readEntry({ id: remote.id, url: location.origin }))
  keepLive(lastChange)
}

async function openRemote(
  { product, modules }: StandaloneRemote,
  user: NonNullable<BootData['user']>,
  plugin: RegistryEntry,
) {
  const fetchModule: FetchModule = async (_plugin, module) => modules[module]?.()
  const { outlet } = openPlugins(user, [plugin], fetchModule)
  const { routes } = await (
    (await fetchModule(plugin, './plugin', 0)) as { default: PluginDefinition }
  ).default.routes()
  render(<StandaloneFrame plugin={plugin} pages={pageCommands(plugin.id, routes)} product={product} outlet={outlet} />)
  start({ urlRerouteOnly: true })
}
