import { decode, encode } from '../bson/codec.ts'
import type { Doc } from '../bson/values.ts'
import { type ClusterTime, startOf, timeAt, timeBytes } from './cluster-time.ts'
import { counterKey, oplogKey, Tag, tagRange } from './keys.ts'
import type { UpdateDescription } from './update-description.ts'
import { type Entry, firstKey, type View } from './view.ts'

/** What a write did to one document or collection. */
export type Change = { namespace: string } & (
  | { type: 'insert' | 'replace'; document: Buffer }
  | { type: 'update'; id: unknown; description: UpdateDescription }
  | { type: 'delete'; id: unknown }
  | { type: 'drop' | 'dropDatabase' }
  | { type: 'rename'; to: string }
)

/** Where a change is in the log: when, and as which one of that moment. */
export interface Place {
  time: ClusterTime
  index: number
}

/** Behind all changes of a moment. */
export const endOf = (time: ClusterTime): Place => ({ time, index: 0xffffffff })

export const isBefore = (a: Place, b: Place): boolean => a.time < b.time || (a.time === b.time && a.index < b.index)

/** What all changes of one moment have in common. */
export interface Origin {
  at: Date
  /** The transaction of several commands that they are of. */
  transaction?: { session: Uint8Array; number: bigint } | undefined
}

export interface Logged {
  place: Place
  origin: Doc
  change: Change
}

/** An entry holds changes of one moment up to this size in bytes; LMDB keeps them in a few pages in a row. */
const entrySize = 32_768
const positionLength = 8

/** Writes the log of changes, from which change streams are read. An entry begins with its position in bytes. */
export class Oplog {
  private end: number

  constructor(view: View) {
    const [last] = [...firstOf(view.entries(tagRange(Tag.Oplog), true))]
    this.end = last ? endPosition(last) : 0
  }

  /** The entries of one moment, to be written with the changes themselves. */
  *entriesOf(changes: readonly Change[], time: ClusterTime, origin: Origin): Generator<Entry> {
    const head = encode(origin.transaction ? { ...origin } : { at: origin.at })
    let [index, size] = [0, 0]
    let parts: Buffer[] = []
    for (const [position, change] of changes.entries()) {
      const bytes = encoded(change)
      parts.push(...bytes)
      size += bytes.reduce((sum, { length }) => sum + length, 0)
      if (size < entrySize && position < changes.length - 1) continue
      const start = Buffer.allocUnsafe(positionLength)
      start.writeDoubleBE(this.end)
      const value = Buffer.concat([start, head, ...parts])
      this.end += value.length
      yield { key: oplogKey(timeBytes(time), index), value }
      ;[index, size, parts] = [position + 1, 0, []]
    }
  }
}

/** A change as BSON, and its document as it is stored. */
function encoded(change: Change): Buffer[] {
  if (!('document' in change)) return [encode({ ...change })]
  const { document, ...rest } = change
  return [encode(rest), document]
}

/** The changes behind a place, in their order. */
export function* changesBehind(view: View, place: Place): Generator<Logged> {
  for (const entry of view.entries({ ...tagRange(Tag.Oplog), from: firstToRead(view, place) })) {
    for (const logged of changesOf(entry)) if (isBefore(place, logged.place)) yield logged
  }
}

/** The entry that holds the place, or the next one. */
function firstToRead(view: View, { time, index }: Place): Buffer {
  const key = oplogKey(timeBytes(time), index)
  const ofMoment = { from: oplogKey(timeBytes(time), 0), to: key }
  return index === endOf(time).index ? key : (firstKey(view, ofMoment, true) ?? key)
}

function* changesOf({ key, value }: Entry): Generator<Logged> {
  const { time, index: first } = placeOf(key)
  let position = positionLength
  const next = () => {
    const bytes = value.subarray(position, position + value.readInt32LE(position))
    position += bytes.length
    return bytes
  }
  const origin = decode(next())
  for (let index = first; position < value.length; index++) {
    const change = decode(next()) as unknown as Change
    if (change.type === 'insert' || change.type === 'replace') change.document = next()
    yield { place: { time, index }, origin, change }
  }
}

const placeOf = (key: Buffer): Place => ({ time: timeAt(key, 1), index: key.readUInt32BE(9) })

const endPosition = ({ value }: Entry) => value.readDoubleBE(0) + value.length

function* firstOf<Item>(items: Iterable<Item>): Generator<Item> {
  for (const item of items) return yield item
}

const trimmedKey = counterKey('trimmed')

/** Up to where the log has been trimmed: nothing before this place can be told any more. */
export function trimmedUpTo(view: View): Place {
  const bytes = view.get(trimmedKey)
  return bytes ? { time: timeAt(bytes), index: bytes.readUInt32BE(8) } : { time: 0, index: 0 }
}

export interface OplogLimits {
  /** Older changes are removed. */
  before: Date
  /** The oldest changes are removed while there are more bytes. */
  size: number
}

interface Writer extends View {
  put(key: Buffer, value: Buffer): void
  remove(key: Buffer): void
}

/** Removes up to `most` entries that are beyond the limits. Whether there may be more. */
export function trimOplog(txn: Writer, { before, size }: OplogLimits, most: number): boolean {
  const all = tagRange(Tag.Oplog)
  const [last] = [...firstOf(txn.entries(all, true))]
  if (!last) return false
  const end = endPosition(last)
  let newestRemoved: Entry | undefined
  let removed = 0
  for (const entry of txn.entries(all)) {
    const isKept = placeOf(entry.key).time >= startOf(before) && end - entry.value.readDoubleBE(0) <= size
    if (isKept || removed === most) break
    txn.remove(entry.key)
    newestRemoved = entry
    removed++
  }
  const trimmed = newestRemoved && [...changesOf(newestRemoved)].at(-1)?.place
  if (!trimmed) return false
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(trimmed.index)
  txn.put(trimmedKey, Buffer.concat([timeBytes(trimmed.time), bytes]))
  return removed === most
}
