import { decode } from './codec.ts'
import type { Doc } from './values.ts'

/** Bytes of the types whose values are always equally long. */
const fixedLength: Record<number, number> = {
  1: 8,
  6: 0,
  7: 12,
  8: 1,
  9: 8,
  10: 0,
  16: 4,
  17: 8,
  18: 8,
  19: 16,
  127: 0,
  255: 0,
}

/**
 * Decodes only some of a document's own fields. A filter that looks at two fields of a large document need not pay for
 * the others.
 * @param names of fields at the top
 */
export function decodeFields(bytes: Buffer, names: ReadonlySet<string>): Doc {
  const elements: Buffer[] = []
  let size = 5
  let position = 4
  for (let type = bytes[position]; type; type = bytes[position]) {
    const nameEnd = bytes.indexOf(0, position + 1)
    const end = nameEnd + 1 + lengthOf(bytes, type, nameEnd + 1)
    if (names.has(bytes.toString('utf8', position + 1, nameEnd))) {
      elements.push(bytes.subarray(position, end))
      size += end - position
    }
    position = end
  }
  const length = Buffer.allocUnsafe(4)
  length.writeInt32LE(size)
  return decode(Buffer.concat([length, ...elements, endMark], size))
}

const endMark = Buffer.from([0])

/** How many bytes a value takes, by https://bsonspec.org/spec.html. */
function lengthOf(bytes: Buffer, type: number, at: number): number {
  const fixed = fixedLength[type]
  if (fixed !== undefined) return fixed
  switch (type) {
    case 0x02: // string
    case 0x0d: // code
    case 0x0e: // symbol
      return 4 + bytes.readInt32LE(at)
    case 0x05: // binary
      return 5 + bytes.readInt32LE(at)
    case 0x0b: // regular expression: two strings that end in 0
      return bytes.indexOf(0, bytes.indexOf(0, at) + 1) + 1 - at
    case 0x0c: // reference of old
      return 4 + bytes.readInt32LE(at) + 12
    default: // document, array and code with scope tell their length
      return bytes.readInt32LE(at)
  }
}
