import { type BSONRegExp, type DBRef, deserialize, Long, serialize } from 'bson'
import { bsonTypeOf, type Doc, isDoc, setField } from './values.ts'

/**
 * Decodes with every BSON type kept (`Int32`, `Double`, `Long` …). What is stored, matched and updated is in this form,
 * so a 64-bit number or a decimal is never rounded and comes back as the type that went in.
 */
export function decode(bytes: Uint8Array): Doc {
  const doc = deserialize(bytes, { promoteValues: false, bsonRegExp: true })
  return asBuffer(bytes).includes(referenceName) ? (withPlainReferences(doc) as Doc) : doc
}

const referenceName = Buffer.from('$ref\0')
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)

/** A `{ $ref, $id }` is a document like any other, not an object of a class whose fields no path reaches. */
function withPlainReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPlainReferences)
  const doc = bsonTypeOf(value) === 'DBRef' ? (value as DBRef).toJSON() : value
  if (!isDoc(doc)) return value
  const plain: Doc = {}
  for (const name of Object.keys(doc)) setField(plain, name, withPlainReferences(doc[name]))
  return plain
}

export const encode = (doc: Doc): Buffer => Buffer.from(serialize(doc, { ignoreUndefined: false }))

/**
 * The same value with numbers as JavaScript's own, for expressions that calculate. A 64-bit integer that JavaScript
 * can't hold stays a `Long`, a decimal stays a `Decimal128`.
 */
export function toPlain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(toPlain)
  if (isDoc(value)) return toPlainDoc(value)
  switch (bsonTypeOf(value)) {
    case 'Int32':
    case 'Double':
      return Number((value as { value: number }).value)
    case 'Long': {
      const number = (value as Long).toNumber()
      return Number.isSafeInteger(number) ? number : value
    }
    case 'BSONRegExp': {
      const { pattern, options } = value as BSONRegExp
      return new RegExp(pattern, options.replace(/[^gimsuy]/g, ''))
    }
    case 'BSONSymbol':
      return String(value)
    default:
      return value
  }
}

export function toPlainDoc(doc: Doc): Doc {
  const plain: Doc = {}
  for (const name of Object.keys(doc)) setField(plain, name, toPlain(doc[name]))
  return plain
}

/** Copies containers, so that a change of the copy leaves the original alone; leaf values are shared. */
export function clone<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(clone) as Value
  if (!isDoc(value)) return value
  const copy: Doc = {}
  for (const name of Object.keys(value)) setField(copy, name, clone(value[name]))
  return copy as Value
}

/** A whole number given as any BSON number, or undefined when it is none. */
export function wholeNumber(value: unknown): number | undefined {
  const plain = toPlain(value)
  return typeof plain === 'number' && Number.isInteger(plain) ? plain : undefined
}

/** MongoDB's reading of a flag: `true`, or any number but 0. */
export function isTrue(value: unknown): boolean {
  const plain = toPlain(value)
  return plain === true || (typeof plain === 'number' && plain !== 0) || plain instanceof Long
}
