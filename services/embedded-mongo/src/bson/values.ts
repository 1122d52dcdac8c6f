import type { BSONRegExp } from 'bson'

/** A BSON document as a JavaScript object. */
export type Doc = Record<string, unknown>

/** Where a value is in MongoDB's comparison order; values of different kinds compare by it. */
export enum Kind {
  MinKey = 0x05,
  Undefined = 0x08,
  Null = 0x0a,
  Number = 0x10,
  String = 0x18,
  Object = 0x20,
  Array = 0x28,
  Binary = 0x30,
  ObjectId = 0x38,
  Boolean = 0x40,
  Date = 0x48,
  Timestamp = 0x50,
  RegExp = 0x58,
  Code = 0x60,
  MaxKey = 0xf0,
}

const kindOfBsonType: Record<string, Kind> = {
  Undefined: Kind.Undefined,
  MinKey: Kind.MinKey,
  Int32: Kind.Number,
  Double: Kind.Number,
  Long: Kind.Number,
  Decimal128: Kind.Number,
  BSONSymbol: Kind.String,
  DBRef: Kind.Object,
  Binary: Kind.Binary,
  ObjectId: Kind.ObjectId,
  Timestamp: Kind.Timestamp,
  BSONRegExp: Kind.RegExp,
  Code: Kind.Code,
  MaxKey: Kind.MaxKey,
}

/** BSON's old type undefined as a value. JavaScript's `undefined` means that a field is missing. */
class BsonUndefined {
  readonly _bsontype = 'Undefined'
}

/** What an empty array counts as in indexes and sorts: below null. */
export const emptyArray = new BsonUndefined()

/** The kind of any value that came out of BSON, decoded with or without number types. */
export function kindOf(value: unknown): Kind {
  switch (typeof value) {
    case 'undefined':
      return Kind.Undefined
    case 'number':
    case 'bigint':
      return Kind.Number
    case 'string':
      return Kind.String
    case 'boolean':
      return Kind.Boolean
  }
  if (value === null) return Kind.Null
  if (Array.isArray(value)) return Kind.Array
  if (value instanceof Date) return Kind.Date
  if (value instanceof RegExp) return Kind.RegExp
  const type = bsonTypeOf(value)
  return type ? (kindOfBsonType[type] ?? Kind.Object) : Kind.Object
}

/** The `_bsontype` of a BSON class's instance; undefined for plain documents, which may carry a field of that name. */
export function bsonTypeOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) === Object.prototype) return undefined
  const { _bsontype: type } = value as { _bsontype?: unknown }
  return typeof type === 'string' ? type : undefined
}

/** Whether a value is a (sub)document: not an array, not a date, not another BSON type. */
export function isDoc(value: unknown): value is Doc {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

export const isNullish = (value: unknown): value is null | undefined => value === null || value === undefined

/** A regular expression's pattern and options, whichever class holds them. */
export function regexParts(value: unknown): { pattern: string; options: string } {
  if (value instanceof RegExp) return { pattern: value.source, options: value.flags }
  const { pattern, options } = value as BSONRegExp
  return { pattern, options }
}

/** A field of the document's own, never one of `Object.prototype`. */
export const ownField = (doc: Doc, name: string): unknown => (Object.hasOwn(doc, name) ? doc[name] : undefined)

/** Sets a field, also one called `__proto__`. */
export function setField(doc: Doc, name: string, value: unknown): void {
  if (name === '__proto__')
    Object.defineProperty(doc, name, { value, enumerable: true, configurable: true, writable: true })
  else doc[name] = value
}
