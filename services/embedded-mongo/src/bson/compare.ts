import type { Binary, Code, DBRef, ObjectId, Timestamp } from 'bson'
import { compareNumbers } from './numbers.ts'
import { bsonTypeOf, type Doc, Kind, kindOf, regexParts } from './values.ts'

/** MongoDB's total order over all BSON values: -1, 0 or 1 (any sign counts). */
export function compare(a: unknown, b: unknown): number {
  const kind = kindOf(a)
  const difference = kind - kindOf(b)
  return difference || compareSameKind(kind, a, b)
}

export const equals = (a: unknown, b: unknown): boolean => a === b || compare(a, b) === 0

/** Compares two values of one kind. */
export function compareSameKind(kind: Kind, a: unknown, b: unknown): number {
  switch (kind) {
    case Kind.Number:
      return compareNumbers(a, b)
    case Kind.String:
      return compareStrings(String(a), String(b))
    case Kind.Object:
      return compareDocs(asFields(a), asFields(b))
    case Kind.Array:
      return compareArrays(a as unknown[], b as unknown[])
    case Kind.Binary:
      return compareBinaries(a as Binary, b as Binary)
    case Kind.ObjectId:
      return Buffer.compare((a as ObjectId).id, (b as ObjectId).id)
    case Kind.Boolean:
    case Kind.Date:
      return Number(a) - Number(b)
    case Kind.Timestamp:
      return (a as Timestamp).compare(b as Timestamp)
    case Kind.RegExp:
      return compareRegexes(a, b)
    case Kind.Code:
      return compareStrings((a as Code).code, (b as Code).code)
    default:
      return 0
  }
}

/** The order of UTF-8 bytes, which differs from JavaScript's only where surrogate pairs meet U+E000 to U+FFFF. */
export function compareStrings(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index++) {
    const left = a.charCodeAt(index)
    const right = b.charCodeAt(index)
    if (left !== right) return surrogatesLast(left) - surrogatesLast(right)
  }
  return a.length - b.length
}

const surrogatesLast = (unit: number) => (unit < 0xd800 ? unit : unit >= 0xe000 ? unit - 0x800 : unit + 0x2000)

/** The fields of a document; a `DBRef` is the document that it stands for. */
export const asFields = (value: unknown): Doc =>
  (bsonTypeOf(value) === 'DBRef' ? (value as DBRef).toJSON() : value) as Doc

function compareDocs(a: Doc, b: Doc): number {
  const left = Object.keys(a)
  const right = Object.keys(b)
  const length = Math.min(left.length, right.length)
  for (let index = 0; index < length; index++) {
    const [leftName = '', rightName = ''] = [left[index], right[index]]
    const kind = kindOf(a[leftName])
    const difference =
      kind - kindOf(b[rightName]) ||
      compareStrings(leftName, rightName) ||
      compareSameKind(kind, a[leftName], b[rightName])
    if (difference) return difference
  }
  return left.length - right.length
}

function compareArrays(a: unknown[], b: unknown[]): number {
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index++) {
    const difference = compare(a[index], b[index])
    if (difference) return difference
  }
  return a.length - b.length
}

const compareBinaries = (a: Binary, b: Binary) =>
  a.length() - b.length() || a.sub_type - b.sub_type || Buffer.compare(a.value(), b.value())

function compareRegexes(a: unknown, b: unknown): number {
  const left = regexParts(a)
  const right = regexParts(b)
  return compareStrings(left.pattern, right.pattern) || compareStrings(left.options, right.options)
}
