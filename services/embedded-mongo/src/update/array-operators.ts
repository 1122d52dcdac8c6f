import { wholeNumber } from '../bson/codec.ts'
import { compare, equals } from '../bson/compare.ts'
import { type Doc, isDoc } from '../bson/values.ts'
import { type ErrorName, MongoError } from '../errors.ts'
import { isElementQuery, matches, parseFilter } from '../matching/filter.ts'
import { parseSort, sortKeyMaker } from '../matching/sort.ts'
import type { Operator } from './operator.ts'

/** The array at a path; a missing one is empty. @throws when it is something else */
function arrayFor(operator: string, value: unknown, path: string, otherwise: ErrorName = 'BadValue'): unknown[] {
  if (value === undefined) return []
  if (Array.isArray(value)) return value
  throw new MongoError(otherwise, `The field '${path}' must be an array but is not, for ${operator}`)
}

const eachOf = (operand: unknown): unknown[] | undefined => {
  if (!isDoc(operand) || !('$each' in operand)) return undefined
  if (Array.isArray(operand['$each'])) return operand['$each']
  throw new MongoError('BadValue', 'The argument to $each in $push must be an array')
}

const pushModifiers = new Set(['$each', '$position', '$slice', '$sort'])

export const push: Operator = (value, operand, { path }) => {
  const array = [...arrayFor('$push', value, path)]
  const added = eachOf(operand)
  if (!added) return [...array, operand]
  const modifiers = operand as Doc
  const unknown = Object.keys(modifiers).find(name => !pushModifiers.has(name))
  if (unknown) throw new MongoError('BadValue', `Unrecognized clause in $push: ${unknown}`)
  const position = wholeModifier(modifiers, '$position') ?? array.length
  array.splice(position < 0 ? Math.max(0, array.length + position) : position, 0, ...added)
  return sliced(sortedBy(array, modifiers['$sort']), wholeModifier(modifiers, '$slice'))
}

function wholeModifier(modifiers: Doc, name: string): number | undefined {
  if (!(name in modifiers)) return undefined
  const number = wholeNumber(modifiers[name])
  if (number === undefined) throw new MongoError('BadValue', `The value for ${name} must be an integer value`)
  return number
}

function sortedBy(array: unknown[], sort: unknown): unknown[] {
  if (sort === undefined) return array
  if (!isDoc(sort)) {
    const direction = wholeNumber(sort)
    if (direction !== 1 && direction !== -1)
      throw new MongoError('BadValue', 'The $sort element value must be either 1 or -1')
    return array.sort((a, b) => compare(a, b) * direction)
  }
  const keyOf = sortKeyMaker(parseSort(sort))
  const keyed = array.map(element => ({ element, key: keyOf(isDoc(element) ? element : {}) }))
  return keyed.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ element }) => element)
}

function sliced(array: unknown[], slice: number | undefined): unknown[] {
  if (slice === undefined) return array
  return slice < 0 ? array.slice(slice) : array.slice(0, slice)
}

export const addToSet: Operator = (value, operand, { path }) => {
  const array = [...arrayFor('$addToSet', value, path)]
  for (const added of eachOf(operand) ?? [operand]) {
    if (!array.some(element => equals(element, added))) array.push(added)
  }
  return array
}

export const pop: Operator = (value, operand, { path }) => {
  if (value === undefined) return undefined
  const array = arrayFor('$pop', value, path, 'TypeMismatch')
  const end = wholeNumber(operand)
  if (end !== 1 && end !== -1) throw new MongoError('FailedToParse', '$pop expects 1 or -1')
  return end === 1 ? array.slice(0, -1) : array.slice(1)
}

export const pull: Operator = (value, operand, { path }) => {
  if (value === undefined) return undefined
  const array = arrayFor('$pull', value, path)
  const goes = pullTest(operand)
  return array.filter(element => !goes(element))
}

/** `$pull` takes a value, operators for the elements, or a query for elements that are documents. */
function pullTest(operand: unknown): (element: unknown) => boolean {
  if (isDoc(operand) && isElementQuery(operand)) {
    const filter = parseFilter(operand, { isOfElement: true })
    return element => isDoc(element) && matches(filter, element)
  }
  const filter = parseFilter({ element: operand })
  const isOperators = isDoc(operand)
  return element =>
    isOperators ? matches(filter, { element }) : matches(filter, { element }) && !isNested(element, operand)
}

/** A plain value goes where it equals an element, not where it is in an array within the array. */
const isNested = (element: unknown, operand: unknown) => Array.isArray(element) && !Array.isArray(operand)

export const pullAll: Operator = (value, operand, { path }) => {
  if (!Array.isArray(operand)) throw new MongoError('BadValue', '$pullAll requires an array argument')
  if (value === undefined) return undefined
  return arrayFor('$pullAll', value, path).filter(element => !operand.some(gone => equals(element, gone)))
}
