import type { Claimant } from './claims.ts'
import type { ClusterTime } from './cluster-time.ts'
import type { Numbers } from './numbers.ts'
import type { Change } from './oplog.ts'
import { SortedEntries } from './sorted-entries.ts'
import type { Entry, Range, View } from './view.ts'

/**
 * What one command, or several of one session, reads and writes. Writes stay in memory, seen by this transaction only,
 * until the store commits them all at once; dropping the object undoes them. The state beneath is any `View`: the newest
 * one for a single command, a snapshot for a transaction of several.
 */
export class Txn implements View {
  /** Key (latin1) → value, or null where a key is removed. */
  private readonly writes = new SortedEntries<Buffer | null>()

  /** What it did, as change streams tell it. */
  readonly log: Change[] = []
  /** When it was written, once it is. */
  writtenAt: ClusterTime | undefined

  constructor(
    private readonly base: View,
    private readonly claimant: Claimant,
    /** New numbers of records and collections, never given to anyone else. */
    readonly numbers: Numbers,
  ) {}

  /** To be called before a document, a unique value or a new collection is written. @throws what keeps it from that */
  claim(key: Buffer): void {
    this.claimant.claim(asText(key))
  }

  /** To be called before documents of a collection are written. */
  use(collection: Buffer): void {
    this.claimant.use(asText(collection))
  }

  /** To be called before a collection is dropped or gets other indexes. @throws what keeps it from that */
  reshape(collection: Buffer): void {
    this.claimant.reshape(asText(collection))
  }

  get(key: Buffer): Buffer | undefined {
    const written = this.writes.get(asText(key))
    return written === undefined ? this.base.get(key) : (written ?? undefined)
  }

  put(key: Buffer, value: Buffer): void {
    this.writes.set(asText(key), value)
  }

  remove(key: Buffer): void {
    this.writes.set(asText(key), null)
  }

  /** All changes in the order of their keys; a null value removes. */
  *changes(): Generator<{ key: Buffer; value: Buffer | null }> {
    for (const [key, value] of this.writes) yield { key: asKey(key), value }
  }

  get isUnchanged(): boolean {
    return this.writes.isEmpty
  }

  entries(range: Range, reverse = false): Iterable<Entry> {
    if (this.writes.isEmpty) return this.base.entries(range, reverse)
    return this.merged(this.base.entries(range, reverse), range, reverse)
  }

  keys(range: Range, reverse = false): Iterable<Buffer> {
    if (this.writes.isEmpty) return this.base.keys(range, reverse)
    return keysOf(this.entries(range, reverse))
  }

  count(range: Range, limit?: number): number {
    if (this.writes.isEmpty) return this.base.count(range, limit)
    let count = 0
    for (const _ of this.keys(range)) if (++count === limit) break
    return count
  }

  /** Walks stored entries and own writes side by side; an own write hides the stored entry of its key. */
  private *merged(stored: Iterable<Entry>, range: Range, reverse: boolean): Generator<Entry> {
    let own = this.firstWrite(range, reverse)
    for (const entry of stored) {
      const key = asText(entry.key)
      while (own && (reverse ? own[0] > key : own[0] < key)) {
        if (own[1]) yield { key: asKey(own[0]), value: own[1] }
        own = this.nextWrite(own[0], range, reverse)
      }
      if (own?.[0] !== key) yield entry
    }
    while (own) {
      if (own[1]) yield { key: asKey(own[0]), value: own[1] }
      own = this.nextWrite(own[0], range, reverse)
    }
  }

  private firstWrite(range: Range, reverse: boolean) {
    const found = reverse ? this.writes.below(range.to && asText(range.to)) : this.writes.atOrAbove(asText(range.from))
    return within(found, range)
  }

  private nextWrite(key: string, range: Range, reverse: boolean) {
    return within(reverse ? this.writes.below(key) : this.writes.atOrAbove(`${key}\0`), range)
  }
}

const asText = (key: Buffer) => key.toString('latin1')
const asKey = (text: string) => Buffer.from(text, 'latin1')

function within(entry: [string, Buffer | null] | undefined, { from, to }: Range) {
  if (!entry || entry[0] < asText(from) || (to && entry[0] >= asText(to))) return undefined
  return entry
}

function* keysOf(entries: Iterable<Entry>): Generator<Buffer> {
  for (const { key } of entries) yield key
}
