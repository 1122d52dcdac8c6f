import { successor } from '../bson/key-encoding.ts'
import type { Range } from './view.ts'

/**
 * The layout of the one LMDB table. A key begins with what it is of:
 *
 * | tag | rest of the key | value |
 * |---|---|---|
 * | counter | name | the format of the folder (4 bytes), the last id given out (4), the time of the last write (8), up to where the oplog is trimmed (12) |
 * | collection | `database.collection` | BSON: its definition and indexes |
 * | record | collection id, record id | the document as BSON |
 * | index entry | index id, encoded values, record id unless unique | record id if unique |
 * | session | 16 bytes of the session's id | BSON: its last retryable write or committed transaction |
 * | dropped | tag, id | nothing: what is still to be swept away |
 * | oplog | time, number of the entry's first change | position in bytes, then BSON: what was changed |
 */
export enum Tag {
  Counter = 1,
  Collection = 2,
  Record = 3,
  IndexEntry = 4,
  Session = 5,
  Dropped = 6,
  /** Last, so that it grows at the end of the table. */
  Oplog = 7,
}

/** Bytes of a record id: 2^48 documents are enough for a collection. */
export const recordIdLength = 6

export const counterKey = (name: string) => Buffer.concat([Buffer.from([Tag.Counter]), Buffer.from(name)])

export const collectionKey = (namespace: string) =>
  Buffer.concat([Buffer.from([Tag.Collection]), Buffer.from(namespace)])

export const sessionKey = (id: Uint8Array) => Buffer.concat([Buffer.from([Tag.Session]), id])

/** @param time as eight bytes */
export function oplogKey(time: Buffer, index: number): Buffer {
  const key = Buffer.allocUnsafe(13)
  key[0] = Tag.Oplog
  time.copy(key, 1)
  key.writeUInt32BE(index, 9)
  return key
}

export function recordKey(collectionId: number, recordId: number): Buffer {
  const key = Buffer.allocUnsafe(5 + recordIdLength)
  key[0] = Tag.Record
  key.writeUInt32BE(collectionId, 1)
  key.writeUIntBE(recordId, 5, recordIdLength)
  return key
}

/** The first five bytes of everything that belongs to a collection's records or to an index. */
export function idPrefix(tag: Tag, id: number): Buffer {
  const prefix = Buffer.allocUnsafe(5)
  prefix[0] = tag
  prefix.writeUInt32BE(id, 1)
  return prefix
}

export function droppedKey(tag: Tag, id: number): Buffer {
  return Buffer.concat([Buffer.from([Tag.Dropped]), idPrefix(tag, id)])
}

export const prefixRange = (prefix: Buffer): Range => ({ from: prefix, to: successor(prefix) })

export const tagRange = (tag: Tag): Range => prefixRange(Buffer.from([tag]))

export function asRecordId(recordId: number): Buffer {
  const bytes = Buffer.allocUnsafe(recordIdLength)
  bytes.writeUIntBE(recordId, 0, recordIdLength)
  return bytes
}

/** The record id in the last bytes of a record's key, of an index entry's key or of a unique one's value. */
export const recordIdAtEnd = (bytes: Buffer): number => bytes.readUIntBE(bytes.length - recordIdLength, recordIdLength)
