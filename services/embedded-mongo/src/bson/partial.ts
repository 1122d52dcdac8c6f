import { Int32, ObjectId } from 'bson'
import { decode } from './codec.ts'
import { type Doc, setField } from './values.ts'

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
 * Makes a decoder of only some of a document's own fields. A filter that looks at two fields of a large document need not
 * pay for the others.
 * @param names of fields at the top
 */
export function fieldDecoder(names: Iterable<string>): (bytes: Buffer) => Doc {
  const wanted = Array.from(names, name => ({ name, encoded: Buffer.from(name) }))
  return bytes => {
    const doc: Doc = {}
    let left = wanted.length
    let position = 4
    for (let type = bytes[position]; type && left > 0; type = bytes[position]) {
      const nameEnd = endOfText(bytes, position + 1)
      const end = nameEnd + 1 + lengthOf(bytes, type, nameEnd + 1)
      const found = wanted.find(({ encoded }) => isText(bytes, position + 1, nameEnd, encoded))
      if (found) {
        setField(doc, found.name, elementValue(bytes, type, position, nameEnd + 1, end))
        left--
      }
      position = end
    }
    return doc
  }
}

/** Names are short: looking byte by byte is faster than a call of `indexOf`. */
function endOfText(bytes: Buffer, from: number): number {
  let end = from
  while (bytes[end] !== 0) end++
  return end
}

function isText(bytes: Buffer, from: number, end: number, text: Buffer): boolean {
  if (end - from !== text.length) return false
  for (let index = 0; index < text.length; index++) if (bytes[from + index] !== text[index]) return false
  return true
}

/** The value of one element; the types that filters mostly ask for without a detour. */
function elementValue(bytes: Buffer, type: number, element: number, at: number, end: number): unknown {
  switch (type) {
    case 0x02:
      return bytes.toString('utf8', at + 4, end - 1)
    case 0x03:
      return decode(bytes.subarray(at, end))
    case 0x04:
      return Object.values(decode(bytes.subarray(at, end)))
    case 0x07:
      return new ObjectId(Uint8Array.prototype.slice.call(bytes, at, end))
    case 0x08:
      return bytes[at] === 1
    case 0x09:
      return new Date(Number(bytes.readBigInt64LE(at)))
    case 0x0a:
      return null
    case 0x10:
      return new Int32(bytes.readInt32LE(at))
    default:
      return onlyValue(decode(asDocument(bytes.subarray(element, end))))
  }
}

const onlyValue = (doc: Doc) => Object.values(doc)[0]

/** A document of one element. */
function asDocument(element: Buffer): Buffer {
  const document = Buffer.alloc(element.length + 5)
  document.writeInt32LE(document.length)
  element.copy(document, 4)
  return document
}

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
