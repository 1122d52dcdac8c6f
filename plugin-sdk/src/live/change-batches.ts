import type { ChangeBatch, RecordChange } from './record-change'

/** Changes of so many milliseconds are taken in together: an import of a thousand records asks each list once. */
const gatheringTime = 150

/** A page that has missed more than so many changes reads everything again. */
const maxChanges = 1000

/**
 * Gathers changes, and hands them on together: the latest of each record, and none while no one looks at the page.
 */
export class ChangeBatches {
  readonly #changes = new Map<string, RecordChange>()
  #everything = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly publish: (batch: ChangeBatch) => void) {}

  readonly add = (change: RecordChange): void => {
    const key = `${change.typename}:${change.id}`
    const earlier = this.#changes.get(key)
    // A record that was made and then changed is still new to this page.
    const kind = earlier?.kind === 'CREATED' && change.kind === 'UPDATED' ? 'CREATED' : change.kind
    this.#changes.delete(key)
    this.#changes.set(key, { ...change, kind })
    this.#gather()
  }

  /** What happened is no longer known one by one. */
  readonly addEverything = (): void => {
    this.#everything = true
    this.#gather()
  }

  /** To be called when the page becomes visible. */
  readonly look = (): void => {
    if (this.#everything || this.#changes.size > 0) this.#gather()
  }

  #gather() {
    if (document.visibilityState === 'hidden') return
    this.#timer ??= setTimeout(() => this.#flush(), gatheringTime)
  }

  #flush() {
    this.#timer = undefined
    const changes = [...this.#changes.values()]
    const everything = this.#everything || changes.length > maxChanges
    this.#changes.clear()
    this.#everything = false
    this.publish(everything ? 'everything' : changes)
  }
}
