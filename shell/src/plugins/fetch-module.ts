import type { FetchModule } from '@coverdesk/plugin-sdk/host'
import { federationName } from '@coverdesk/plugin-sdk/manifest'
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'

/** Under which attempt each plugin is registered. */
const registered = new Map<string, number>()

/**
 * Fetches a module of a plugin through Module Federation. A further attempt asks under `~<n>/`, which the gateway
 * strips: neither the browser nor Federation has an answer for that URL yet.
 */
export const fetchModule: FetchModule = async ({ id, entry }, module, attempt) => {
  const name = federationName(id)
  if (registered.get(id) !== attempt) {
    const folder = attempt === 0 ? entry : `${entry}~${attempt}/`
    registerRemotes([{ name, entry: `${folder}remoteEntry.js` }], { force: attempt > 0 })
    registered.set(id, attempt)
  }
  return loadRemote(module.replace('.', name))
}
