import { crc32 } from 'node:zlib'
import { Tag } from './keys.ts'

/** A stored value that is not what was written. Its message is one sentence for the log. */
export class ValueDamaged extends Error {}

const sumLength = 4
const minDocument = 5

/**
 * What has a checksum, by its tag: the value's position before its documents. Documents begin with their own length, so a
 * value from before there were checksums is known by having nothing behind them.
 */
const documentsAt: Partial<Record<number, number>> = {
  [Tag.Record]: 0,
  [Tag.Collection]: 0,
  [Tag.Session]: 0,
  [Tag.Oplog]: 8,
}

/** The value as it is stored: with a checksum of key and value at its end. */
export function sealed(key: Buffer, value: Buffer): Buffer {
  if (documentsAt[key[0] ?? 0] === undefined) return value
  const stored = Buffer.allocUnsafe(value.length + sumLength)
  value.copy(stored)
  stored.writeUInt32BE(crc32(value, crc32(key)), value.length)
  return stored
}

/** The value without its checksum. @throws ValueDamaged when it is not what was written under this key */
export function unsealed(key: Buffer, stored: Buffer): Buffer {
  const start = documentsAt[key[0] ?? 0]
  if (start === undefined) return stored
  const end = endOfDocuments(stored, start)
  if (end === stored.length) return stored
  const value = stored.subarray(0, -sumLength)
  if (end === value.length && stored.readUInt32BE(end) === crc32(value, crc32(key))) return value
  throw new ValueDamaged(
    `The value of key ${key.toString('hex')} is damaged. Stop the product and restore a backup: npm run restore -- <folder>`,
  )
}

function endOfDocuments(stored: Buffer, start: number): number {
  let end = start
  while (end + minDocument <= stored.length) {
    const length = stored.readInt32LE(end)
    if (length < minDocument) return -1
    end += length
  }
  return end
}
