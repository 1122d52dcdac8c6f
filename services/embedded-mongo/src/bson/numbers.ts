import { Decimal128, Double, Int32, Long } from 'bson'
import { bsonTypeOf } from './values.ts'

/** An exact decimal: `digits × 10^exponent`. */
export interface Exact {
  digits: bigint
  exponent: number
}

/** The widths of BSON numbers, narrowest first: a sum has the widest of its operands. */
enum Width {
  Int,
  Long,
  Double,
  Decimal,
}

/** The number as JavaScript's own when that loses nothing, otherwise undefined (big `Long`, `Decimal128`). */
export function asDouble(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  switch (bsonTypeOf(value)) {
    case 'Int32':
    case 'Double':
      return Number((value as Int32 | Double).value)
    case 'Long': {
      const number = (value as Long).toNumber()
      return Number.isSafeInteger(number) ? number : undefined
    }
    default:
      return undefined
  }
}

/** The exact value of a finite number; NaN and infinities are given back as JavaScript's. */
export function asExact(value: unknown): Exact | number {
  if (typeof value === 'bigint') return { digits: value, exponent: 0 }
  if (bsonTypeOf(value) === 'Long') return { digits: (value as Long).toBigInt(), exponent: 0 }
  if (bsonTypeOf(value) === 'Decimal128') return exactDecimal(String(value))
  return exactDouble(asDouble(value) ?? Number.NaN)
}

/** -1, 0 or 1 by value, whatever the types; NaN is below everything and equal to itself. */
export function compareNumbers(a: unknown, b: unknown): number {
  const left = asDouble(a)
  const right = asDouble(b)
  if (left !== undefined && right !== undefined) return compareDoubles(left, right)
  const exactLeft = asExact(a)
  const exactRight = asExact(b)
  if (typeof exactLeft !== 'number' && typeof exactRight !== 'number') return compareExact(exactLeft, exactRight)
  // What has no exact value is NaN or an infinity, beyond every decimal.
  return compareDoubles(endless(exactLeft), endless(exactRight))
}

export function compareExact(a: Exact, b: Exact): number {
  const exponent = Math.min(a.exponent, b.exponent)
  const left = scaled(a, exponent)
  const right = scaled(b, exponent)
  return left < right ? -1 : left > right ? 1 : 0
}

/** What is in front of the decimal point. */
export const integerPart = ({ digits, exponent }: Exact): bigint =>
  exponent >= 0 ? scaled({ digits, exponent }, 0) : digits / 10n ** BigInt(-exponent)

export function subtractExact(a: Exact, b: Exact): Exact {
  const exponent = Math.min(a.exponent, b.exponent)
  return { digits: scaled(a, exponent) - scaled(b, exponent), exponent }
}

/** The nearest double. */
export const approximate = (value: Exact | number): number =>
  typeof value === 'number' ? value : Number(`${value.digits}e${value.exponent}`)

/** The sum in the wider of the two types, as `$inc` and `$sum` give it; undefined when it leaves 64 bits. */
export const add = (a: unknown, b: unknown) =>
  calculate(a, b, {
    doubles: (x, y) => x + y,
    integers: (x, y) => x + y,
    decimals(x, y) {
      const exponent = Math.min(x.exponent, y.exponent)
      return { digits: scaled(x, exponent) + scaled(y, exponent), exponent }
    },
  })

/** The product in the wider of the two types, as `$mul` gives it; undefined when it leaves 64 bits. */
export const multiply = (a: unknown, b: unknown) =>
  calculate(a, b, {
    doubles: (x, y) => x * y,
    integers: (x, y) => x * y,
    decimals: (x, y) => ({ digits: x.digits * y.digits, exponent: x.exponent + y.exponent }),
  })

interface Calculation {
  doubles(x: number, y: number): number
  integers(x: bigint, y: bigint): bigint
  decimals(x: Exact, y: Exact): Exact
}

function calculate(a: unknown, b: unknown, { doubles, integers, decimals }: Calculation) {
  const width = Math.max(widthOf(a), widthOf(b))
  if (width === Width.Decimal) {
    const x = asExact(a)
    const y = asExact(b)
    if (typeof x === 'number' || typeof y === 'number') {
      return Decimal128.fromString(String(doubles(approximate(x), approximate(y))))
    }
    const { digits, exponent } = decimals(x, y)
    return Decimal128.fromStringWithRounding(`${digits}E${exponent}`)
  }
  if (width === Width.Double) return new Double(doubles(approximate(asExact(a)), approximate(asExact(b))))
  return asInteger(integers(asBigInt(a), asBigInt(b)), width)
}

const isInt32 = (value: bigint) => BigInt.asIntN(32, value) === value
const isInt64 = (value: bigint) => BigInt.asIntN(64, value) === value

function asInteger(value: bigint, width: Width): Int32 | Long | undefined {
  if (width === Width.Int && isInt32(value)) return new Int32(Number(value))
  return isInt64(value) ? Long.fromBigInt(value) : undefined
}

/** The integer that a BSON `Int32`, `Long` or whole number holds. */
export const asBigInt = (value: unknown): bigint =>
  bsonTypeOf(value) === 'Long' ? (value as Long).toBigInt() : BigInt(asDouble(value) ?? 0)

function widthOf(value: unknown): Width {
  switch (bsonTypeOf(value)) {
    case 'Long':
      return Width.Long
    case 'Double':
      return Width.Double
    case 'Decimal128':
      return Width.Decimal
    case 'Int32':
      return Width.Int
    default:
      return Number.isInteger(value) && isInt32(BigInt(value as number)) ? Width.Int : Width.Double
  }
}

/** `int`, `long`, `double` or `decimal`: the alias that `$type` and error messages use. */
export const numberType = (value: unknown): string =>
  (['int', 'long', 'double', 'decimal'] as const)[widthOf(value)] ?? 'double'

const endless = (value: Exact | number): number => (typeof value === 'number' ? value : 0)

function compareDoubles(a: number, b: number): number {
  if (a < b) return -1
  if (a > b) return 1
  if (a === b) return 0
  return Number(!Number.isNaN(a)) - Number(!Number.isNaN(b))
}

const scaled = ({ digits, exponent }: Exact, to: number) => digits * 10n ** BigInt(exponent - to)

function exactDecimal(text: string): Exact | number {
  const match = /^([+-]?)(\d*)\.?(\d*)(?:E([+-]?\d+))?$/.exec(text)
  if (!match)
    return text.startsWith('-')
      ? Number.NEGATIVE_INFINITY
      : text.startsWith('I')
        ? Number.POSITIVE_INFINITY
        : Number.NaN
  const [, sign, whole = '', fraction = '', exponent = '0'] = match
  const digits = BigInt(whole + fraction || '0')
  return { digits: sign === '-' ? -digits : digits, exponent: Number(exponent) - fraction.length }
}

const double = new DataView(new ArrayBuffer(8))

function exactDouble(value: number): Exact | number {
  if (!Number.isFinite(value)) return value
  if (Number.isSafeInteger(value)) return { digits: BigInt(value), exponent: 0 }
  double.setFloat64(0, value)
  const bits = double.getBigUint64(0)
  const biased = Number((bits >> 52n) & 0x7ffn)
  const fraction = bits & 0xfffffffffffffn
  const mantissa = biased === 0 ? fraction : fraction | 0x10000000000000n
  const power = (biased === 0 ? 1 : biased) - 1075
  const signed = bits >> 63n ? -mantissa : mantissa
  // m·2^-n = m·5^n·10^-n: every double has a finite decimal expansion.
  return power >= 0
    ? { digits: signed << BigInt(power), exponent: 0 }
    : { digits: signed * 5n ** BigInt(-power), exponent: power }
}
