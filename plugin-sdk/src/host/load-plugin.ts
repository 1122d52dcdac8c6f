import type { RouteObject } from 'react-router'
import type { PluginDefinition, RegistryEntry } from '../manifest'
import { satisfiesSdk } from '../manifest'

/** How long a plugin may take to load before the person is told, in milliseconds. */
const patience = 8000

/** What a plugin's container exposes as `./plugin`. */
export interface PluginModule {
  default: PluginDefinition
}

/** Fetches a plugin's code; each attempt by a URL that no attempt before it had. */
export type FetchPlugin = (plugin: RegistryEntry, attempt: number) => Promise<PluginModule>

/**
 * Loads a plugin once, and again with a new URL after a failure: the browser and Federation both keep hold of
 * a request that hangs (shell-and-federation.md, rule 16).
 */
export class PluginLoader {
  #attempt = 0
  #routes: Promise<RouteObject[]> | undefined

  constructor(
    private readonly plugin: RegistryEntry,
    private readonly fetchPlugin: FetchPlugin,
  ) {}

  /** The plugin's routes. Rejects after 8 s; the next call then tries anew. */
  load(): Promise<RouteObject[]> {
    const attempt = this.#attempt
    this.#routes ??= within(patience, this.#fetch()).catch(error => {
      // Unless somebody has already begun anew while this attempt was failing.
      if (this.#attempt === attempt) this.renew()
      throw error
    })
    return this.#routes
  }

  /** Forgets what was loaded: the next `load` fetches all of it by a new URL. */
  renew(): void {
    this.#attempt += 1
    this.#routes = undefined
  }

  async #fetch(): Promise<RouteObject[]> {
    const { sdk } = this.plugin.manifest
    if (!satisfiesSdk(sdk)) throw new Error(`It needs version ${sdk} of Coverdesk. Reload the page to get it.`)
    const { default: definition } = await this.fetchPlugin(this.plugin, this.#attempt)
    return (await definition.routes()).routes
  }
}

function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds / 1000} seconds.`)), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
