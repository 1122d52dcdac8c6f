import { ObjectId } from 'bson'
import { evalExpr } from 'mingo/core'
import type { Options } from 'mingo/types'
import { typeName } from '../bson/types.ts'
import { bsonTypeOf, type Doc, isDoc, isNullish, Kind, kindOf, setField } from '../bson/values.ts'
import { MongoError } from '../errors.ts'

type Expression = (doc: unknown, operand: unknown, options: Options) => unknown

/** Expressions that mingo lacks or that know too little of BSON there. */
export const ownExpressions: Record<string, Expression> = {
  $toObjectId(doc, operand, options) {
    const value = evalExpr(doc, operand, options)
    return isNullish(value) ? null : bsonTypeOf(value) === 'ObjectId' ? value : new ObjectId(value as string)
  },
  $type: (doc, operand, options) => typeOf(evalExpr(doc, single(operand), options)),
  $toString(doc, operand, options) {
    const value = evalExpr(doc, single(operand), options)
    if (isNullish(value)) return null
    return typeof value === 'boolean' || kindOf(value) === Kind.ObjectId ? String(value) : asText(value)
  },
  $toUpper: (doc, operand, options) => asText(evalExpr(doc, single(operand), options)).toUpperCase(),
  $toLower: (doc, operand, options) => asText(evalExpr(doc, single(operand), options)).toLowerCase(),
  $indexOfCP(doc, operand, options) {
    const [text, wanted, start = 0, end] = evalExpr(doc, operand, options) as [unknown, unknown, number?, number?]
    if (isNullish(text)) return null
    if (typeof text !== 'string' || typeof wanted !== 'string')
      throw new MongoError('Location40093', '$indexOfCP requires a string as the first and the second argument')
    const letters = [...text]
    const before = letters.slice(0, end)
    const found = before.slice(start).join('').indexOf(wanted)
    return found < 0 ? -1 : start + [...before.slice(start).join('').slice(0, found)].length
  },
  $arrayToObject(doc, operand, options) {
    const value = evalExpr(doc, single(operand), options)
    if (isNullish(value)) return null
    if (!Array.isArray(value)) throw new MongoError('Location40386', '$arrayToObject requires an array input')
    const object: Doc = {}
    for (const entry of value) {
      const [name, field] = isDoc(entry) ? [entry['k'], entry['v']] : (entry as unknown[])
      setField(object, String(name), field)
    }
    return object
  },
  $switch(doc, operand, options) {
    const { branches, ...rest } = operand as { branches: Doc[]; default?: unknown }
    for (const branch of branches) {
      if (isTruthy(evalExpr(doc, branch['case'], options))) return evalExpr(doc, branch['then'], options)
    }
    if ('default' in rest) return evalExpr(doc, rest.default, options)
    throw new MongoError(
      'Location40066',
      '$switch could not find a matching branch for an input, and no default was specified.',
    )
  },
}

/** What counts as true in an expression. */
export const isTruthy = (value: unknown) => !isNullish(value) && value !== false && value !== 0

/** The one argument of an operator, which may be given in a list. */
const single = (operand: unknown) => (Array.isArray(operand) && operand.length === 1 ? operand[0] : operand)

const largestInt = 2 ** 31

/** In expressions whole numbers are JavaScript's, so their width is what they need. */
function typeOf(value: unknown): string {
  if (value === undefined) return 'missing'
  if (typeof value !== 'number') return typeName(value)
  if (!Number.isSafeInteger(value)) return 'double'
  return value >= -largestInt && value < largestInt ? 'int' : 'long'
}

function asText(value: unknown): string {
  if (isNullish(value)) return ''
  if (value instanceof Date) return value.toISOString()
  const kind = kindOf(value)
  if (kind === Kind.String || kind === Kind.Number) return String(value)
  throw new MongoError('Location16007', `can't convert from BSON type ${typeName(value)} to String`)
}
