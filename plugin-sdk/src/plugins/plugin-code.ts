import { getDefaultStore } from 'jotai'
import type { RegistryEntry } from '../manifest/plugin-manifest'
import { satisfiesSdk } from '../manifest/sdk-version'
import { noteError, noteLoaded, noteReplaced } from './plugin-reports'
import { readRegistry } from './read-registry'
import { versionReadyAtom } from './version-ready'

/** When a module that is slow is asked for once more, beside the first request, in milliseconds. */
const slow = 8_000
/** How long the person sees a skeleton before they are told, in milliseconds. What comes later is taken anyway. */
const timeLimit = 30_000

/**
 * Fetches a module that a plugin exposes, such as `./plugin` or `./palette`. Each attempt is by a URL that no attempt
 * of a lower number had.
 */
export type FetchModule = (plugin: RegistryEntry, module: string, attempt: number) => Promise<unknown>

/** One module of a plugin, as far as it has come. */
interface Module {
  /** Resolves with the first attempt that brings it, of any call of `load`. */
  arrived: Promise<unknown>
  arrive(exported: unknown): void
  /** The present call, while it runs and after it succeeded. */
  loading: Promise<unknown> | undefined
}

/**
 * The code of one plugin. Each of its modules is loaded once; what fails or is slow is asked for again with a new URL: the
 * browser and Federation both keep hold of a request that hangs (shell-and-federation.md, rule 16, docs/adr/0077). A release
 * that has taken the place of the one that the page began with is taken when that one fails.
 */
export class PluginCode {
  #plugin: RegistryEntry
  #attempt = 0
  #hasFailed = false
  readonly #modules = new Map<string, Module>()

  constructor(
    plugin: RegistryEntry,
    private readonly fetchModule: FetchModule,
  ) {
    this.#plugin = plugin
  }

  get plugin(): RegistryEntry {
    return this.#plugin
  }

  /** The default export of a module. Rejects when two attempts failed, or after 30 s; the next call then tries again. */
  load<T>(module: string): Promise<T> {
    const known = this.#modules.get(module) ?? newModule()
    this.#modules.set(module, known)
    known.loading ??= this.#begin(module, known)
    return known.loading as Promise<T>
  }

  /** Forgets a module that is broken: the next `load` fetches it by a new URL. */
  renew(module: string): void {
    this.#hasFailed = true
    this.#attempt += 1
    this.#modules.delete(module)
  }

  /** Whether the registry has another release of it than the one in use. */
  async isReplaced(): Promise<boolean> {
    return (await this.#newest()) !== undefined
  }

  #begin(module: string, state: Module): Promise<unknown> {
    const started = performance.now()
    const loading = this.#fetch(module, state)
    loading.then(
      () => noteLoaded(this.#plugin, module, performance.now() - started),
      () => {
        this.#hasFailed = true
        this.#attempt += 1
        state.loading = undefined
      },
    )
    return loading
  }

  /** Two attempts: the second one when the first has failed, or beside it when it is slow. */
  #fetch(module: string, state: Module): Promise<unknown> {
    return new Promise((resolve, reject) => {
      let attempts = 0
      let failures = 0
      const attempt = async () => {
        attempts += 1
        if (attempts > 1) this.#attempt += 1
        try {
          if (this.#hasFailed) await this.#takeNewest()
          state.arrive(await this.#fetchOnce(module, this.#attempt))
        } catch (error) {
          noteError(this.#plugin, module, error)
          failures += 1
          this.#hasFailed = true
          if (attempts === 1) void attempt()
          else if (failures === attempts) end(() => reject(error))
        }
      }
      const giveUp = () => {
        const error = new Error(`No answer within ${timeLimit / 1000} seconds.`)
        noteError(this.#plugin, module, error)
        end(() => reject(error))
      }
      const timers = [setTimeout(() => attempts === 1 && void attempt(), slow), setTimeout(giveUp, timeLimit)]
      const end = (settle: () => void) => {
        timers.forEach(clearTimeout)
        settle()
      }
      void state.arrived.then(exported => end(() => resolve(exported)))
      void attempt()
    })
  }

  async #fetchOnce(module: string, number: number): Promise<unknown> {
    if (this.#plugin.problem) throw new Error(this.#plugin.problem)
    const { id, manifest } = this.#plugin
    if (!satisfiesSdk(manifest.sdk)) {
      throw new Error(`It needs version ${manifest.sdk} of Coverdesk. Reload the page to get it.`)
    }
    const fetched = (await this.fetchModule(this.#plugin, module, number)) as { default?: unknown } | null
    if (!fetched?.default) throw new Error(`${id} exposes no ${module}.`)
    return fetched.default
  }

  async #takeNewest(): Promise<void> {
    const newest = await this.#newest()
    if (!newest) return
    this.#plugin = newest
    noteReplaced(newest)
    getDefaultStore().set(versionReadyAtom, true)
  }

  async #newest(): Promise<RegistryEntry | undefined> {
    const { id, version, entry } = this.#plugin
    // What comes from a development server has no releases.
    if (new URL(entry, location.href).origin !== location.origin) return undefined
    const newest = (await readRegistry())?.plugins.find(plugin => plugin.id === id)
    return newest?.version === version ? undefined : newest
  }
}

function newModule(): Module {
  let arrive: (exported: unknown) => void = () => undefined
  const arrived = new Promise(resolve => {
    arrive = resolve
  })
  return { arrived, arrive, loading: undefined }
}
