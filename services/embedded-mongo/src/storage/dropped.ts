import { droppedKey, prefixRange, Tag, tagRange } from './keys.ts'
import type { Txn } from './txn.ts'

/** How many keys are removed in one transaction, so that commands do not wait long. */
const portion = 2_000

/** LMDB can't tell an empty value from none in every call. */
const nothing = Buffer.from([0])

/** Leaves records of a collection, or entries of an index, to be swept away. */
export function drop(txn: Txn, tag: Tag.Record | Tag.IndexEntry, id: number): void {
  txn.put(droppedKey(tag, id), nothing)
}

/** Keeps what was left to be swept away. */
export function keep(txn: Txn, tag: Tag.Record | Tag.IndexEntry, id: number): void {
  txn.remove(droppedKey(tag, id))
}

/** Removes some keys of the first thing that was dropped. Whether there may be more to do. */
export function sweepPortion(txn: Txn): boolean {
  for (const mark of txn.keys(tagRange(Tag.Dropped))) {
    let removed = 0
    for (const key of txn.keys(prefixRange(mark.subarray(1)))) {
      txn.remove(key)
      if (++removed === portion) return true
    }
    txn.remove(mark)
    return true
  }
  return false
}
