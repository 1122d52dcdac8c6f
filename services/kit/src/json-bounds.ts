import { CoverdeskError } from './errors.ts'

/** What the JSON of one request may hold. */
interface JsonBounds {
  /** Objects and lists inside each other. */
  depth: number
  /** Objects, lists, members and elements in total. */
  values: number
  /** UTF-8 bytes of one string. */
  stringBytes: number
}

/** The largest request of our own screens maps the 2,000 fields of a PDF form: 6,000 values. */
export const clientBounds: JsonBounds = { depth: 32, values: 10_000, stringBytes: 64 * 1024 }

/** The gateway asks subgraphs for the records of a whole answer at once. */
export const serviceBounds: JsonBounds = { ...clientBounds, values: 50_000 }

/**
 * Parses JSON that comes from outside. Its bounds are checked in one pass over the bytes, before anything is built of it.
 *
 * @throws LIMIT_EXCEEDED when it is over a bound, BAD_REQUEST when it is not JSON
 * @example const body = parseBoundedJson(bytes, clientBounds)
 */
export function parseBoundedJson(bytes: Buffer, bounds: JsonBounds): unknown {
  if (!isWithinBounds(bytes, bounds))
    throw new CoverdeskError('LIMIT_EXCEEDED', 'This request holds too many values, or nests them too deeply.')
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new CoverdeskError('BAD_REQUEST', 'The body of this request is not JSON.')
  }
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Says nothing about whether it is JSON. */
export function isWithinBounds(bytes: Uint8Array, { depth, values, stringBytes }: JsonBounds): boolean {
  const { length } = bytes
  let open = 0
  let seen = 1
  for (let at = 0; at < length; at++) {
    const byte = bytes[at]
    if (byte === quote) {
      const start = at++
      while (at < length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1
      if (at - start > stringBytes) return false
    } else if (byte === comma) {
      if (++seen > values) return false
    } else if (byte === openList || byte === openObject) {
      if (++seen > values || ++open > depth) return false
    } else if (byte === closeList || byte === closeObject) open--
  }
  return true
}
