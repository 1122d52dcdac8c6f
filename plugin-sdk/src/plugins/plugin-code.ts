import type { RegistryEntry } from '../manifest/plugin-manifest'
import { satisfiesSdk } from '../manifest/sdk-version'
import { noteError, noteLoaded } from './plugin-reports'

/** How long a module may take to load before the person is told, in milliseconds. */
const patience = 8000

/**
 * Fetches a module that a plugin exposes, such as `./plugin` or `./palette`. Each attempt is by a URL that no attempt
 * of a lower number had.
 */
export type FetchModule = (plugin: RegistryEntry, module: string, attempt: number) => Promise<unknown>

/**
 * The code of one plugin. Each of its modules is loaded once, and again with a new URL after a failure: the browser and
 * Federation both keep hold of a request that hangs (shell-and-federation.md, rule 16).
 */
export class PluginCode {
  #attempt = 0
  readonly #modules = new Map<string, Promise<unknown>>()

  constructor(
    readonly plugin: RegistryEntry,
    private readonly fetchModule: FetchModule,
  ) {}

  /** The default export of a module. Rejects after 8 s; the next call then tries anew. */
  load<T>(module: string): Promise<T> {
    const loading = this.#modules.get(module) ?? this.#begin(module)
    this.#modules.set(module, loading)
    return loading as Promise<T>
  }

  /** Forgets a module: the next `load` fetches it by a new URL. */
  renew(module: string): void {
    this.#attempt += 1
    this.#modules.delete(module)
  }

  #begin(module: string): Promise<unknown> {
    const started = performance.now()
    const loading = within(patience, this.#fetch(module))
    loading.then(
      () => noteLoaded(this.plugin, module, performance.now() - started),
      error => {
        noteError(this.plugin, module, error)
        // Unless somebody has already begun anew while this attempt was failing.
        if (this.#modules.get(module) === loading) this.renew(module)
      },
    )
    return loading
  }

  async #fetch(module: string): Promise<unknown> {
    if (this.plugin.problem) throw new Error(this.plugin.problem)
    const { sdk } = this.plugin.manifest
    if (!satisfiesSdk(sdk)) throw new Error(`It needs version ${sdk} of Coverdesk. Reload the page to get it.`)
    const fetched = (await this.fetchModule(this.plugin, module, this.#attempt)) as { default?: unknown } | null
    if (!fetched?.default) throw new Error(`${this.plugin.id} exposes no ${module}.`)
    return fetched.default
  }
}

function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds / 1000} seconds.`)), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
