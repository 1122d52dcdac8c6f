import type { Database, RangeOptions, Transaction } from 'lmdb'
import { unsealed } from './seal.ts'
import type { Entry, Range, View } from './view.ts'

/** The database as a read transaction sees it, or, without one, as the write transaction in progress does. */
export class LmdbView implements View {
  constructor(
    private readonly database: Database<Buffer, Buffer>,
    private readonly transaction?: Transaction,
  ) {}

  get(key: Buffer): Buffer | undefined {
    const stored = this.database.get(key, this.options)
    return stored && unsealed(key, stored)
  }

  *entries(range: Range, reverse = false): Iterable<Entry> {
    for (const { key, value } of this.database.getRange(this.rangeOptions(range, reverse))) {
      yield { key, value: unsealed(key, value) }
    }
  }

  keys(range: Range, reverse = false): Iterable<Buffer> {
    return this.database.getKeys(this.rangeOptions(range, reverse))
  }

  count(range: Range, limit?: number): number {
    if (limit === undefined) return this.database.getCount(this.rangeOptions(range, false))
    // LMDB's own count does not stop at a limit.
    let count = 0
    for (const _ of this.keys(range)) if (++count >= limit) break
    return count
  }

  private get options() {
    return this.transaction ? { transaction: this.transaction } : {}
  }

  private rangeOptions({ from, to }: Range, reverse: boolean): RangeOptions {
    if (!reverse) return { ...this.options, start: from, ...(to ? { end: to } : {}) }
    const upTo = to ? { start: to, exclusiveStart: true } : {}
    return { ...this.options, ...upTo, end: from, inclusiveEnd: true, reverse: true }
  }
}
