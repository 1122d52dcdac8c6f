import type { Logger } from '../../logger.ts'
import type { Anchor, AnchorStore } from './anchor.ts'

/** No store: a process that has none, such as one of a test. */
const none: AnchorStore = {
  read: async () => null,
  agencies: async () => [],
  write: async () => undefined,
}

interface AnchorOptions {
  log?: Logger
  /** The least time between two writes, in milliseconds. By default each anchor is written at once. */
  interval?: number
}

/**
 * The anchors of this process. What can't be written, such as on a full disk, stops nothing: it is logged, and the newest
 * anchor of each chain is written as soon as that is possible.
 */
export class AuditAnchors {
  readonly #waiting = new Map<string, Anchor>()
  #writtenAt = Number.NEGATIVE_INFINITY
  #isFailing = false
  #work: Promise<void> = Promise.resolve()

  constructor(
    private readonly store: AnchorStore = none,
    private readonly options: AnchorOptions = {},
  ) {}

  read(area: string, agencyId: string): Promise<Anchor | null> {
    return this.store.read(area, agencyId)
  }

  agencies(area: string): Promise<string[]> {
    return this.store.agencies(area)
  }

  /** Writes an anchor, now or later. Never throws. */
  async record(anchor: Anchor): Promise<void> {
    this.#waiting.set(`${anchor.area} ${anchor.agencyId}`, anchor)
    await this.flush()
  }

  /** Writes what waits. @param now also before the interval is over */
  flush(now = false): Promise<void> {
    this.#work = this.#work.then(() => this.writeAll(now))
    return this.#work
  }

  private async writeAll(now: boolean) {
    const { interval = 0, log } = this.options
    if (this.#waiting.size === 0 || (!now && performance.now() - this.#writtenAt < interval)) return
    try {
      for (const [name, anchor] of [...this.#waiting]) {
        await this.store.write(anchor)
        if (this.#waiting.get(name) === anchor) this.#waiting.delete(name)
      }
      if (this.#isFailing) log?.info('anchors of the audit trail are written again')
      this.#isFailing = false
      this.#writtenAt = performance.now()
    } catch (error) {
      if (!this.#isFailing) log?.error({ err: error }, 'anchors of the audit trail cannot be written')
      this.#isFailing = true
    }
  }
}

let current = new AuditAnchors()

/** Sets where this process keeps anchors. */
export function useAuditAnchors(anchors: AuditAnchors): void {
  current = anchors
}

export const auditAnchors = (): AuditAnchors => current
