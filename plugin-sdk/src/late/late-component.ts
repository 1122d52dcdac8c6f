import { type ComponentType, useSyncExternalStore } from 'react'

/**
 * A component whose code is a file of its own. React's `lazy` would hold back what comes within 300 ms after its
 * placeholder was drawn, for pages that show many; here each is drawn as soon as it is there (docs/adr/0022).
 */
export class LateComponent<Props extends object> {
  #component: ComponentType<Props> | undefined
  #failure: { error: unknown } | undefined
  #loading: Promise<unknown> | undefined
  readonly #listeners = new Set<() => void>()

  /** @param fetchCode called once, and again after it failed */
  constructor(private readonly fetchCode: () => Promise<ComponentType<Props>>) {}

  /** Fetches the code; resolves when it is there or can't be had. */
  readonly load = (): Promise<unknown> => {
    this.#loading ??= this.fetchCode().then(
      component => this.#settle(() => (this.#component = component)),
      error => {
        if (this.#listeners.size > 0) this.#settle(() => (this.#failure = { error }))
        else this.#forget()
      },
    )
    return this.#loading
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    void this.load()
    return () => {
      this.#listeners.delete(listener)
      // Those who drew it have heard of it: who draws it next tries again.
      if (this.#listeners.size === 0 && this.#failure) this.#forget()
    }
  }

  /** @throws what the code could not be had for, for the boundary around it */
  readonly read = (): ComponentType<Props> | undefined => {
    if (this.#failure) throw this.#failure.error
    return this.#component
  }

  #forget() {
    this.#failure = undefined
    this.#loading = undefined
  }

  #settle(change: () => unknown) {
    change()
    for (const listener of this.#listeners) listener()
  }
}

/** The component, as soon as its code is there. */
export const useLate = <Props extends object>(late: LateComponent<Props>): ComponentType<Props> | undefined =>
  useSyncExternalStore(late.subscribe, late.read)
