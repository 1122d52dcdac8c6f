import type { FetchPlugin, PluginModule } from '@coverdesk/plugin-sdk/host'
import { federationName } from '@coverdesk/plugin-sdk/manifest'
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'

/**
 * Fetches a plugin's code through Module Federation. A further attempt asks under `~<n>/`, which the gateway
 * strips: neither the browser nor Federation has an answer for that URL yet.
 */
export const fetchPlugin: FetchPlugin = async ({ id, entry }, attempt) => {
  const name = federationName(id)
  const folder = attempt === 0 ? entry : `${entry}~${attempt}/`
  registerRemotes([{ name, entry: `${folder}remoteEntry.js` }], { force: attempt > 0 })
  const module = await loadRemote<PluginModule>(`${name}/plugin`)
  if (!module?.default) throw new Error(`${entry} exposes no plugin.`)
  return module
}
