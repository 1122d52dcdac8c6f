import { type ComponentType, useSyncExternalStore } from 'react'
import { isVanished } from '../plugins/version-ready'
import { BackgroundRetry } from './background-retry'

/**
 * A component whose code is a file of its own. React's `lazy` would hold back what comes within 300 ms after its
 * placeholder was drawn, for pages that show many; here each is drawn as soon as it is there (docs/adr/0022). Code that could
 * not be had is fetched again in the background as long as it is wanted (docs/adr/0077).
 */
export class LateComponent<Props extends object> {
  #component: ComponentType<Props> | undefined
  #failure: { error: unknown } | undefined
  #isMissing = false
  #loading: Promise<unknown> | undefined
  readonly #listeners = new Set<() => void>()
  readonly #background = new BackgroundRetry(() => void this.load())

  /**
   * @param fetchCode called once, and again after it failed
   * @param mayCome whether an error is about the way here, so that the same code may come the next time. By default a file
   * that could not be had is
   */
  constructor(
    private readonly fetchCode: () => Promise<ComponentType<Props>>,
    private readonly mayCome: (error: unknown) => boolean = isVanished,
  ) {}

  /** Fetches the code; resolves when it is there or can't be had. */
  readonly load = (): Promise<unknown> => {
    this.#loading ??= this.fetchCode().then(
      component => this.#arrive(component),
      error => this.#fail(error),
    )
    return this.#loading
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    void this.load()
    return () => {
      this.#listeners.delete(listener)
      // Those who drew it have heard of it: who draws it next tries again.
      if (this.#listeners.size === 0 && (this.#failure || this.#isMissing)) this.#forget()
    }
  }

  /** @throws what its code failed with, for the boundary around it, unless the code may still come */
  readonly read = (): ComponentType<Props> | undefined => {
    if (this.#failure) throw this.#failure.error
    return this.#component
  }

  /** Whether the code could not be had; it is asked for again in the background. */
  readonly isMissing = (): boolean => this.#isMissing

  #arrive(component: ComponentType<Props>) {
    this.#background.stop()
    this.#component = component
    this.#isMissing = false
    this.#tell()
  }

  #fail(error: unknown) {
    this.#loading = undefined
    if (this.#listeners.size === 0) return this.#forget()
    if (this.mayCome(error)) {
      this.#isMissing = true
      this.#background.failed()
    } else {
      this.#failure = { error }
    }
    this.#tell()
  }

  #forget() {
    this.#background.stop()
    this.#failure = undefined
    this.#isMissing = false
    this.#loading = undefined
  }

  #tell() {
    for (const listener of this.#listeners) listener()
  }
}

/** The component, as soon as its code is there. */
export const useLate = <Props extends object>(late: LateComponent<Props>): ComponentType<Props> | undefined =>
  useSyncExternalStore(late.subscribe, late.read)

/** Whether its code could not be had so far. */
export const useIsMissing = <Props extends object>(late: LateComponent<Props>): boolean =>
  useSyncExternalStore(late.subscribe, late.isMissing)
