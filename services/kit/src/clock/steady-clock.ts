/** Where the time comes from; tests have their own. */
export interface TimeSources {
  /** The clock that people set, in milliseconds. */
  wall(): number
  /** Time that has passed, which no one sets, in milliseconds. */
  monotonic(): number
}

export const systemTime: TimeSources = { wall: () => Date.now(), monotonic: () => performance.now() }

/** A clock that is set by more than this has jumped, in milliseconds. */
const tolerance = 30_000

/** How long a clock must go on steadily before anything is removed by it, in milliseconds. */
const settlingTime = 10 * 60_000

/**
 * Tells whether the clock continues as time passes. One that was set, or a machine that slept, is not steady until ten minutes
 * later: time for a wrong clock to be set right before something is removed by it.
 */
export class SteadyClock {
  #offset: number
  #changedAt: number

  constructor(readonly sources: TimeSources = systemTime) {
    this.#offset = sources.wall() - sources.monotonic()
    this.#changedAt = sources.monotonic()
  }

  /**
   * Compares the clock with the time that has passed. To be called from time to time.
   * @returns by how much it has jumped since the last call, in milliseconds; 0 when it has not
   */
  check(): number {
    const offset = this.sources.wall() - this.sources.monotonic()
    const change = offset - this.#offset
    this.#offset = offset
    if (Math.abs(change) <= tolerance) return 0
    this.#changedAt = this.sources.monotonic()
    return change
  }

  /** Whether it has gone on steadily for ten minutes. */
  isSteady(): boolean {
    this.check()
    return this.sources.monotonic() - this.#changedAt >= settlingTime
  }
}
