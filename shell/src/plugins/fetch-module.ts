import type { FetchModule } from '@coverdesk/plugin-sdk/host'
import { federationName } from '@coverdesk/plugin-sdk/manifest'
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'

/** The URL of the entry by which each plugin is registered. */
const registered = new Map<string, string>()

const entryFile = 'remoteEntry.js'
/** What the content of each entry of our origin must be, by its URL. Elsewhere a remote is being developed. */
const integrities = new Map<string, string>()

registerPlugins([{ name: 'integrity', createScript: ({ url }) => scriptOf(url) }])

/**
 * Fetches a module of a plugin through Module Federation. A further attempt asks under `~<n>/`, which the gateway
 * strips: neither the browser nor Federation has an answer for that URL yet.
 */
export const fetchModule: FetchModule = async ({ id, entry, manifest }, module, attempt) => {
  const name = federationName(id)
  const url = new URL(entryFile, new URL(attempt === 0 ? entry : `${entry}~${attempt}/`, location.href)).href
  if (registered.get(id) !== url) {
    const file = manifest.files.find(({ path }) => path === entryFile)
    if (file && url.startsWith(`${location.origin}/`)) integrities.set(url, file.integrity)
    registerRemotes([{ name, entry: url }], { force: registered.has(id) })
    registered.set(id, url)
  }
  return loadRemote(module.replace('.', name))
}

/** An entry that is not what was published does not run. */
function scriptOf(url: string) {
  const script = document.createElement('script')
  const integrity = integrities.get(url)
  if (integrity) script.integrity = integrity
  return script
}
