import type { Binary, Code, ObjectId, Timestamp } from 'bson'
import { asFields } from './compare.ts'
import { approximate, asDouble, asExact, type Exact, subtractExact } from './numbers.ts'
import { type Doc, Kind, kindOf, regexParts } from './values.ts'

/**
 * Turns BSON values into bytes that sort, byte by byte, as MongoDB sorts the values. Encodings delimit themselves, so
 * the parts of a compound key stand one after the other, and equal numbers of different types have equal bytes.
 * A descending part is the ascending one with every bit inverted.
 */
export class KeyWriter {
  private bytes = Buffer.allocUnsafe(1024)
  private length = 0

  /** @param foldString what an index with a collation stores instead of a string */
  constructor(private readonly foldString: (text: string) => string = text => text) {}

  /** Forgets what was written. */
  reset(): this {
    this.length = 0
    return this
  }

  value(value: unknown, descending = false): this {
    const start = this.length
    this.byte(kindOf(value))
    this.body(kindOf(value), value)
    if (descending) invert(this.bytes.subarray(start, this.length))
    return this
  }

  raw(bytes: Uint8Array): this {
    this.room(bytes.length)
    this.bytes.set(bytes, this.length)
    this.length += bytes.length
    return this
  }

  /** A copy of all that was written since the last reset. */
  take(): Buffer {
    return Buffer.from(this.bytes.subarray(0, this.length))
  }

  private body(kind: Kind, value: unknown): this {
    switch (kind) {
      case Kind.Number:
        return this.number(value)
      case Kind.String:
        return this.text(this.foldString(String(value)))
      case Kind.Object:
        return this.fields(asFields(value))
      case Kind.Array:
        for (const element of value as unknown[]) this.value(element)
        return this.byte(0)
      case Kind.Binary:
        return this.binary(value as Binary)
      case Kind.ObjectId:
        return this.raw((value as ObjectId).id)
      case Kind.Boolean:
        return this.byte(value ? 1 : 0)
      case Kind.Date:
        return this.integer64((value as Date).getTime())
      case Kind.Timestamp:
        return this.timestamp(value as Timestamp)
      case Kind.RegExp: {
        const { pattern, options } = regexParts(value)
        this.text(pattern)
        return this.text(options)
      }
      case Kind.Code:
        return this.text((value as Code).code)
      default:
        return this
    }
  }

  private room(size: number) {
    if (this.length + size <= this.bytes.length) return
    const larger = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.length + size))
    this.bytes.copy(larger, 0, 0, this.length)
    this.bytes = larger
  }

  private byte(value: number): this {
    this.room(1)
    this.bytes[this.length++] = value
    return this
  }

  /** UTF-8; a NUL becomes 00 FF so that the end, 00 01, sorts below any further character. */
  private text(text: string): this {
    if (text.includes('\0')) return this.textWithNul(text)
    this.room(text.length * 3 + 2)
    this.length += this.bytes.write(text, this.length, 'utf8')
    return this.byte(0).byte(1)
  }

  private textWithNul(text: string): this {
    const parts = text.split('\0')
    parts.forEach((part, index) => {
      this.raw(Buffer.from(part, 'utf8'))
      this.byte(0)
      this.byte(index === parts.length - 1 ? 1 : 0xff)
    })
    return this
  }

  /** Documents compare field by field: kind, then name, then value. */
  private fields(doc: Doc): this {
    for (const name of Object.keys(doc)) {
      const kind = kindOf(doc[name])
      this.byte(kind)
      this.text(name)
      this.body(kind, doc[name])
    }
    return this.byte(0)
  }

  private binary(value: Binary): this {
    this.room(5)
    this.length = this.bytes.writeUInt32BE(value.length(), this.length)
    return this.byte(value.sub_type).raw(value.value())
  }

  private integer64(value: number): this {
    this.room(8)
    this.length = this.bytes.writeBigUInt64BE(BigInt.asUintN(64, BigInt(value) + (1n << 63n)), this.length)
    return this
  }

  private timestamp(value: Timestamp): this {
    this.room(8)
    this.length = this.bytes.writeUInt32BE(value.t, this.length)
    this.length = this.bytes.writeUInt32BE(value.i, this.length)
    return this
  }

  /** The nearest double, then what is left: nothing for most numbers, up to two more doubles for exact decimals. */
  private number(value: unknown): this {
    const double = asDouble(value)
    if (double !== undefined && (!isExtreme(double) || !Number.isFinite(double)))
      return this.doubleWithMarker(double, Remainder.None)
    const exact = asExact(value)
    if (typeof exact === 'number') return this.doubleWithMarker(exact, Remainder.None)
    const nearest = approximate(exact)
    if (isExtreme(nearest) || (nearest === 0 && exact.digits !== 0n)) return this.extreme(exact)
    const rest = subtractExact(exact, asExact(nearest) as Exact)
    if (rest.digits === 0n) return this.doubleWithMarker(nearest, Remainder.None)
    this.doubleWithMarker(nearest, rest.digits < 0n ? Remainder.Negative : Remainder.Positive)
    const second = approximate(rest)
    this.orderedDouble(second)
    return this.orderedDouble(approximate(subtractExact(rest, asExact(second) as Exact)))
  }

  /** A number where doubles are too coarse to tell decimals apart: beyond all others or next to 0, then its digits. */
  private extreme(exact: Exact): this {
    const isNegative = exact.digits < 0n
    const digits = String(isNegative ? -exact.digits : exact.digits)
    const magnitude = exact.exponent + digits.length
    const bound = magnitude > 0 ? largestPrecise : 0
    this.doubleWithMarker(isNegative ? -bound : bound, isNegative ? Remainder.Negative : Remainder.Positive)
    const start = this.length
    this.room(2)
    this.length = this.bytes.writeUInt16BE(magnitude + 0x8000, this.length)
    this.text(digits.replace(/0+$/, ''))
    if (isNegative) invert(this.bytes.subarray(start, this.length))
    return this
  }

  private doubleWithMarker(value: number, marker: Remainder): this {
    return this.orderedDouble(value).byte(marker)
  }

  private orderedDouble(value: number): this {
    this.room(8)
    const start = this.length
    this.length = this.bytes.writeDoubleBE(value === 0 ? 0 : value, start)
    const written = this.bytes.subarray(start, this.length)
    if (Number.isNaN(value)) written.fill(0)
    else if (value < 0) invert(written)
    else written[0] = (written[0] ?? 0) | 0x80
    return this
  }
}

enum Remainder {
  Negative = 0x40,
  None = 0x80,
  Positive = 0xc0,
}

/** Between these a double has its full precision, and the doubles of a remainder have it too. */
const largestPrecise = 1e300
const smallestPrecise = 1e-200

function isExtreme(double: number): boolean {
  const size = Math.abs(double)
  return size > largestPrecise || (size !== 0 && size < smallestPrecise)
}

/** Inverts every bit: what ascended descends. */
export function invert(bytes: Uint8Array): Uint8Array {
  for (let index = 0; index < bytes.length; index++) bytes[index] = ~(bytes[index] ?? 0)
  return bytes
}

/** The least byte string above every string that begins with `prefix`; undefined when there is none. */
export function successor(prefix: Uint8Array): Buffer | undefined {
  let length = prefix.length
  while (length > 0 && prefix[length - 1] === 0xff) length--
  if (length === 0) return undefined
  const next = Buffer.from(prefix.subarray(0, length))
  next[length - 1] = (next[length - 1] ?? 0) + 1
  return next
}

const writer = new KeyWriter()

/** The bytes of one value, ascending. */
export const encodeKey = (value: unknown): Buffer => writer.reset().value(value).take()
