import { counterKey, idPrefix, prefixRange, recordIdAtEnd, Tag } from './keys.ts'
import { firstKey, type View } from './view.ts'

const idsKey = counterKey('ids')

/**
 * New numbers of records and of collections with their indexes. They are given out in memory, so that transactions
 * that know nothing of each other never give the same one; a number of a transaction that fails stays unused.
 */
export class Numbers {
  private readonly newestRecords = new Map<number, number>()
  private newestId: number

  /** @param newest the newest committed state at the time of the call */
  constructor(private readonly newest: () => View) {
    this.newestId = newest().get(idsKey)?.readUInt32BE() ?? 0
  }

  nextRecord(collectionId: number): number {
    const id = (this.newestRecords.get(collectionId) ?? this.newestStored(collectionId)) + 1
    this.newestRecords.set(collectionId, id)
    return id
  }

  /** Collections and indexes are numbered together; a number is never used again. */
  nextId(): number {
    return ++this.newestId
  }

  /** To be stored with a write that has used new ids; undefined when it is stored already. */
  unstored(view: View): { key: Buffer; value: Buffer } | undefined {
    if ((view.get(idsKey)?.readUInt32BE() ?? 0) === this.newestId) return undefined
    const value = Buffer.allocUnsafe(4)
    value.writeUInt32BE(this.newestId)
    return { key: idsKey, value }
  }

  private newestStored(collectionId: number): number {
    const newest = firstKey(this.newest(), prefixRange(idPrefix(Tag.Record, collectionId)), true)
    return newest ? recordIdAtEnd(newest) : 0
  }
}
