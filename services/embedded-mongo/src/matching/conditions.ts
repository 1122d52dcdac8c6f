import { type Binary, BSONRegExp } from 'bson'
import { toPlain } from '../bson/codec.ts'
import { KeyWriter } from '../bson/key-encoding.ts'
import { asDouble, asExact, compareExact, integerPart } from '../bson/numbers.ts'
import { typeTest } from '../bson/types.ts'
import { isNullish, Kind, kindOf, regexParts } from '../bson/values.ts'
import { MongoError, notImplemented } from '../errors.ts'
import type { Collation } from '../storage/catalog.ts'
import { comparatorFor, foldFor } from './collation.ts'
import type { Condition, Test } from './filter-tree.ts'
import { compileRegex } from './regex.ts'

type ConditionMaker = (operand: unknown, collation: Collation | undefined, regexOptions: string) => Test

/** @param regexOptions the `$options` beside a `$regex` */
export function conditionOf(operator: string, operand: unknown, collation?: Collation, regexOptions = ''): Condition {
  const make = Object.hasOwn(makers, operator) ? makers[operator] : undefined
  if (!make) throw unknownOperator(operator)
  const testOne = make(operand, collation, regexOptions)
  const condition = { operator, operand, testOne, test: ofWholeArrays.has(operator) ? testOne : selfOrElement(testOne) }
  if (operator !== '$regex') return condition
  // `{ $regex: 'a', $options: 'i' }` and `/a/i` are one thing to the planner.
  return { ...condition, operand: asExpression(operand, regexOptions) }
}

/** Operators that are about an array as such. */
const ofWholeArrays = new Set(['$exists', '$size'])

const unknownOperator = (operator: string) =>
  /^\$(near|nearSphere|geoWithin|geoIntersects|within)$/.test(operator)
    ? notImplemented(operator)
    : new MongoError('BadValue', `unknown operator: ${operator}`)

const makers: Record<string, ConditionMaker> = {
  $eq: equality,
  $in: membership,
  $gt: ordering(difference => difference > 0),
  $gte: ordering(difference => difference >= 0),
  $lt: ordering(difference => difference < 0),
  $lte: ordering(difference => difference <= 0),
  $exists: () => value => value !== undefined,
  $regex: (operand, _collation, options) => regexTest(asExpression(operand, options)),
  $type: operand => typeTest(operand),
  $size: operand => {
    const size = toPlain(operand)
    if (!Number.isInteger(size) || Number(size) < 0)
      throw new MongoError('BadValue', '$size must be a whole number, 0 at least')
    return value => Array.isArray(value) && value.length === size
  },
  $mod: modulo,
  $bitsAllSet: bits((value, mask) => (value & mask) === mask),
  $bitsAllClear: bits((value, mask) => (value & mask) === 0n),
  $bitsAnySet: bits((value, mask) => (value & mask) !== 0n),
  $bitsAnyClear: bits((value, mask) => (value & mask) !== mask),
}

const selfOrElement =
  (test: Test): Test =>
  value =>
    test(value) || (Array.isArray(value) && value.some(test))

function equality(operand: unknown, collation: Collation | undefined): Test {
  if (operand === undefined || operand === null) return isNullish
  const kind = kindOf(operand)
  const compare = comparatorFor(collation)
  const isEqual: Test = value => value === operand || (kindOf(value) === kind && compare(kind, value, operand) === 0)
  if (kind !== Kind.RegExp) return isEqual
  const isMatch = regexTest(operand)
  return value => isMatch(value) || isEqual(value)
}

/** From this size on, members are looked up by their encoded keys. */
const manyMembers = 12

function membership(operand: unknown, collation: Collation | undefined): Test {
  if (!Array.isArray(operand)) throw new MongoError('BadValue', '$in needs an array')
  const plain = operand.filter(member => kindOf(member) !== Kind.RegExp && !isNullish(member))
  if (operand.length < manyMembers || plain.length < operand.length) {
    const tests = operand.map(member => equality(member, collation))
    return value => tests.some(test => test(value))
  }
  const writer = new KeyWriter(foldFor(collation))
  const keyOf = (value: unknown) => writer.reset().value(value).take().toString('latin1')
  const keys = new Set(plain.map(keyOf))
  return value => value !== undefined && keys.has(keyOf(value))
}

/** Comparisons hold between values of one kind only; a number is never above a string. */
function ordering(holds: (difference: number) => boolean): ConditionMaker {
  return (operand, collation) => {
    const kind = kindOf(operand)
    const compare = comparatorFor(collation)
    if (kind === Kind.Null || kind === Kind.Undefined) return holds(0) ? isNullish : () => false
    if (kind === Kind.RegExp) throw new MongoError('BadValue', "Can't have RegEx as arg to a comparison")
    if (kind === Kind.MinKey || kind === Kind.MaxKey) {
      return value => value !== undefined && holds(kindOf(value) - kind)
    }
    const isNaNOperand = Number.isNaN(asDouble(operand))
    return value => {
      if (kindOf(value) !== kind) return false
      // NaN is neither above nor below any number; only `$gte` and `$lte` of NaN find it.
      if (kind === Kind.Number && Number.isNaN(asDouble(value)) !== isNaNOperand) return false
      return holds(compare(kind, value, operand))
    }
  }
}

/** The expression of a `$regex`, from a string or a regular expression, with its options. */
function asExpression(operand: unknown, options: string): BSONRegExp {
  if (typeof operand !== 'string' && kindOf(operand) !== Kind.RegExp) {
    throw new MongoError('BadValue', '$regex has to be a string')
  }
  const given = typeof operand === 'string' ? { pattern: operand, options } : regexParts(operand)
  return new BSONRegExp(given.pattern, (options || given.options).replace(/[^imsux]/g, ''))
}

function regexTest(expression: unknown): Test {
  const { pattern, options } = regexParts(expression)
  const regex = compileRegex(pattern, options)
  return value => typeof value === 'string' && regex.test(value)
}

function modulo(operand: unknown): Test {
  const [divisor, remainder, ...more] = Array.isArray(operand)
    ? operand.map(part => Math.trunc(Number(toPlain(part))))
    : []
  if (divisor === undefined || remainder === undefined || more.length > 0) {
    throw new MongoError('BadValue', 'malformed mod, needs to be an array of two numbers')
  }
  if (divisor === 0) throw new MongoError('BadValue', 'divisor cannot be 0')
  return value => {
    const number = kindOf(value) === Kind.Number ? Number(toPlain(value)) : Number.NaN
    return Number.isFinite(number) && Math.trunc(number) % divisor === remainder
  }
}

function bits(holds: (value: bigint, mask: bigint) => boolean): ConditionMaker {
  return operand => {
    const mask = Array.isArray(operand)
      ? operand.reduce<bigint>((sum, position) => sum | (1n << BigInt(Number(toPlain(position)))), 0n)
      : bitsOf(operand)
    if (mask === undefined || mask < 0n)
      throw new MongoError('BadValue', 'A bit mask must be a number of at least 0, binary data or a list of positions')
    return value => {
      const given = bitsOf(value)
      return given !== undefined && holds(given < 0n ? BigInt.asUintN(64, given) : given, mask)
    }
  }
}

/** The bits of a whole number or of binary data, whose first byte has the lowest ones; undefined for anything else. */
function bitsOf(value: unknown): bigint | undefined {
  if (kindOf(value) === Kind.Number) return wholeBits(value)
  if (kindOf(value) !== Kind.Binary) return undefined
  return Array.from((value as Binary).value()).reduceRight((bits, byte) => (bits << 8n) | BigInt(byte), 0n)
}

/** A whole number of up to 64 bits, of whatever type. */
function wholeBits(value: unknown): bigint | undefined {
  const exact = asExact(value)
  if (typeof exact === 'number') return undefined
  const whole = { digits: integerPart(exact), exponent: 0 }
  const isWhole = compareExact(exact, whole) === 0 && BigInt.asIntN(64, whole.digits) === whole.digits
  return isWhole ? whole.digits : undefined
}
