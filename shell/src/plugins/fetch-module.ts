import type { FetchModule } from '@coverdesk/plugin-sdk/host'
import { federationName } from '@coverdesk/plugin-sdk/manifest'
import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'

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
  forgetFailedShares()
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

interface Share {
  get(): unknown
  loading?: Promise<unknown> | null
}

const watched = new WeakSet<Share>()

/**
 * What the shell shares and loads on demand, such as forms: Federation keeps the promise of a file that did not come, and every
 * form would stay dead until a reload.
 */
function forgetFailedShares() {
  const scopes = Object.values(getInstance()?.shareScopeMap ?? {}) as unknown as Record<string, Record<string, Share>>[]
  for (const share of scopes.flatMap(Object.values).flatMap(versions => Object.values<Share>(versions))) {
    if (watched.has(share)) continue
    watched.add(share)
    const get = share.get
    // Those that came with the page answer at once, without a promise.
    share.get = () => {
      const getting = get()
      if (getting instanceof Promise) {
        getting.catch(() => {
          share.loading = null
        })
      }
      return getting
    }
  }
}
