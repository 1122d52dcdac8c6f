import { getDefaultStore } from 'jotai'
import type { RegistryEntry } from '../manifest/plugin-manifest'
import { satisfiesSdk } from '../manifest/sdk-version'
import { noteError, noteLoaded, noteReplaced } from './plugin-reports'
import { readRegistry } from './read-registry'
import { versionReadyAtom } from './version-ready'

/** How long a module may take to load before the person is notified, in milliseconds. */
const timeout = 8000

/**
 * Fetches a module that a plugin exposes, such as `./plugin` or `./palette`. Each attempt is by a URL that no attempt
 * of a lower number had.
 */
export type FetchModule = (plugin: RegistryEntry, module: string, attempt: number) => Promise<unknown>

/**
 * The code of one plugin. Each of its modules is loaded once, and again with a new URL after a failure: the browser and
 * Federation both keep hold of a request that hangs (shell-and-federation.md, rule 16). A release that has taken the place
 * of the one that the page began with is taken when that one fails.
 */
export class PluginCode {
  #plugin: RegistryEntry
  #attempt = 0
  #hasFailed = false
  readonly #modules = new Map<string, Promise<unknown>>()

  constructor(
    plugin: RegistryEntry,
    private readonly fetchModule: FetchModule,
  ) {
    this.#plugin = plugin
  }

  get plugin(): RegistryEntry {
    return this.#plugin
  }

  /** The default export of a module. Rejects after 8 s; the next call then tries again. */
  load<T>(module: string): Promise<T> {
    const loading = this.#modules.get(module) ?? this.#begin(module)
    this.#modules.set(module, loading)
    return loading as Promise<T>
  }

  /** Forgets a module that failed: the next `load` fetches it by a new URL. */
  renew(module: string): void {
    this.#attempt += 1
    this.#hasFailed = true
    this.#modules.delete(module)
  }

  #begin(module: string): Promise<unknown> {
    const started = performance.now()
    const loading = this.#fetch(module)
    loading.then(
      () => noteLoaded(this.#plugin, module, performance.now() - started),
      () => {
        // Unless someone has already started again while this attempt was failing.
        if (this.#modules.get(module) === loading) this.renew(module)
      },
    )
    return loading
  }

  async #fetch(module: string): Promise<unknown> {
    if (this.#hasFailed) await this.#takeNewest()
    try {
      return await this.#fetchOnce(module)
    } catch (error) {
      noteError(this.#plugin, module, error)
      if (!(await this.#takeNewest())) throw error
      return this.#fetchOnce(module)
    }
  }

  async #fetchOnce(module: string): Promise<unknown> {
    if (this.#plugin.problem) throw new Error(this.#plugin.problem)
    const { id, manifest } = this.#plugin
    if (!satisfiesSdk(manifest.sdk)) {
      throw new Error(`It needs version ${manifest.sdk} of Coverdesk. Reload the page to get it.`)
    }
    const fetching = this.fetchModule(this.#plugin, module, this.#attempt)
    const fetched = (await within(timeout, fetching)) as { default?: unknown } | null
    if (!fetched?.default) throw new Error(`${id} exposes no ${module}.`)
    return fetched.default
  }

  /** @returns whether there is another release than the one in use */
  async #takeNewest(): Promise<boolean> {
    const { id, version, entry } = this.#plugin
    // What comes from a development server has no releases.
    if (new URL(entry, location.href).origin !== location.origin) return false
    const newest = (await readRegistry())?.plugins.find(plugin => plugin.id === id)
    if (!newest || newest.version === version) return false
    this.#plugin = newest
    noteReplaced(newest)
    getDefaultStore().set(versionReadyAtom, true)
    return true
  }
}

function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds / 1000} seconds.`)), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
