import { atom, getDefaultStore } from 'jotai'
import type { RegistryEntry } from '../manifest/plugin-manifest'
import { type FetchModule, PluginCode } from './plugin-code'
import { beginReports } from './plugin-reports'

const store = getDefaultStore()
const codeAtom = atom<ReadonlyMap<string, PluginCode>>(new Map<string, PluginCode>())

/** The plugins of the page, in the order of the registry. */
export const pluginsAtom = atom(get => [...get(codeAtom).values()].map(({ plugin }) => plugin))

/** Called once by the shell, before any area is made. */
export function providePlugins(plugins: readonly RegistryEntry[], fetchModule: FetchModule): void {
  store.set(codeAtom, new Map(plugins.map(plugin => [plugin.id, new PluginCode(plugin, fetchModule)])))
  beginReports(plugins)
}

/** @throws when the page has no such plugin */
export function codeOf(pluginId: string): PluginCode {
  const code = store.get(codeAtom).get(pluginId)
  if (!code) throw new Error(`There is no plugin ${pluginId} on this page.`)
  return code
}
