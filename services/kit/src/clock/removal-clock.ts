import type { mongo } from 'mongoose'
import type { Logger } from '../logger.ts'
import { SteadyClock, systemTime, type TimeSources } from './steady-clock.ts'

interface ClockRecord {
  _id: 'removal'
  at: Date
}

/** While it catches up, this clock goes so many times faster than time passes. */
const catchUpFactor = 6

/** How far the clocks of the database and of this machine may be apart, in milliseconds. */
const largestDifference = 5 * 60_000

/**
 * The time by which records are removed permanently because of their age. It is the machine's time while that can be believed. After a
 * jump ahead, also one that happened while nothing ran, it catches up slowly, at six hours an hour: a clock that is wrong
 * by years removes little before someone notices. It never stops what does not remove.
 */
export class RemovalClock {
  readonly #steady: SteadyClock
  #loaded: { at: number; since: number } | undefined
  #isAgreeing = false

  constructor(
    private readonly database: mongo.Db,
    private readonly log: Logger,
    private readonly sources: TimeSources = systemTime,
  ) {
    this.#steady = new SteadyClock(sources)
  }

  /** Notices jumps; to be called every few seconds. */
  tick(): void {
    const jump = this.#steady.check()
    if (jump === 0) return
    const seconds = Math.round(jump / 1_000)
    this.log.warn({ seconds }, 'the clock jumped; nothing is removed by its age for ten minutes')
  }

  /** Compares the clock with that of the database, and remembers there what time it is; to be called at the start and hourly. */
  async synchronize(): Promise<void> {
    this.#loaded ??= { at: await this.lastKnown(), since: this.sources.monotonic() }
    const { localTime } = await this.database.admin().command({ hello: 1 })
    const difference = Math.round((this.sources.wall() - (localTime as Date).getTime()) / 1_000)
    this.#isAgreeing = Math.abs(difference) * 1_000 < largestDifference
    if (!this.#isAgreeing) {
      this.log.error(
        { seconds: difference },
        'the clocks of this machine and of the database differ; nothing is removed',
      )
    }
    const now = this.now()
    if (!now) return
    const behind = Math.round((this.sources.wall() - now.getTime()) / 3_600_000)
    if (behind > 24) this.log.warn({ hours: behind }, 'the clock is ahead of when the product last ran; removal lags')
    await this.clocks().updateOne({ _id: 'removal' }, { $max: { at: now } }, { upsert: true })
  }

  /** The time to remove by; null: nothing is to be removed now. */
  now(): Date | null {
    if (!this.#loaded || !this.#isAgreeing || !this.#steady.isSteady()) return null
    const { at, since } = this.#loaded
    const passed = this.sources.monotonic() - since
    return new Date(Math.min(this.sources.wall(), at + catchUpFactor * passed))
  }

  /** Where nothing is remembered yet, the newest audit entry says when the product last ran. */
  private async lastKnown(): Promise<number> {
    const known = await this.clocks().findOne({ _id: 'removal' })
    if (known) return known.at.getTime()
    const newest = await this.database
      .collection<{ at: Date }>('auditEntries')
      .findOne({}, { sort: { _id: -1 }, projection: { at: 1 } })
    return newest ? Math.min(newest.at.getTime(), this.sources.wall()) : this.sources.wall()
  }

  private clocks() {
    return this.database.collection<ClockRecord>('clocks')
  }
}
