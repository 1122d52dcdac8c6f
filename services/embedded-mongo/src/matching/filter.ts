import { equals } from '../bson/compare.ts'
import { partsOf, someValue } from '../bson/paths.ts'
import { type Doc, isDoc, Kind, kindOf } from '../bson/values.ts'
import { MongoError, notImplemented } from '../errors.ts'
import { evaluateCondition, type Variables } from '../expressions/expressions.ts'
import type { Collation } from '../storage/catalog.ts'
import { parseTextSearch } from '../text/text-search.ts'
import { conditionOf } from './conditions.ts'
import type { Condition, Filter, Test } from './filter-tree.ts'

export interface FilterOptions {
  collation?: Collation | undefined
  /** The command's `let`, for `$expr`. */
  variables?: Variables | undefined
  /** Whether it is the query of a command, which alone may search for text. */
  isCommand?: boolean
  /** Whether it is about an element of an array, which alone may be asked for `$ref`, `$id` and `$db`. */
  isOfElement?: boolean
}

/** @throws BadValue for what MongoDB does not know, NotImplemented for what only this server does not */
export function parseFilter(query: Doc, options: FilterOptions = {}): Filter {
  return all(Object.keys(query).flatMap(name => parseClause(name, query[name], options)))
}

/** Whether a document (or an array's element, within `$elemMatch`) fulfils a filter. */
export function matches(filter: Filter, value: unknown): boolean {
  switch (filter.type) {
    case 'all':
      return filter.filters.every(part => matches(part, value))
    case 'any':
      return filter.filters.some(part => matches(part, value))
    case 'not':
      return !matches(filter.filter, value)
    case 'field':
      return holdsAt(value, filter.parts, filter.condition)
    case 'expression':
      return filter.test(value)
    case 'text':
      throw new Error('A text search is bound to its index before documents are matched.')
  }
}

/** The top-level fields that a filter looks at; undefined when that can be any. */
export function fieldsOf(filter: Filter): Set<string> | undefined {
  switch (filter.type) {
    case 'all':
    case 'any': {
      const each = filter.filters.map(fieldsOf)
      return each.some(fields => fields === undefined)
        ? undefined
        : new Set(each.flatMap(fields => [...(fields ?? [])]))
    }
    case 'not':
      return fieldsOf(filter.filter)
    case 'field':
      return new Set(filter.parts.slice(0, 1))
    case 'expression':
    case 'text':
      return undefined
  }
}

/** An element that its position has led to is taken as it is, also when it is an array itself. */
const holdsAt = (value: unknown, parts: string[], { test, testOne }: Condition) =>
  someValue(value, parts, (found, isByPosition) => (isByPosition ? testOne(found) : test(found)))

/** The conditions that must all hold, with nested conjunctions opened. */
export function conjuncts(filter: Filter): Filter[] {
  return filter.type === 'all' ? filter.filters.flatMap(conjuncts) : [filter]
}

export const all = (filters: Filter[]): Filter =>
  filters.length === 1 && filters[0] ? filters[0] : { type: 'all', filters }

function parseClause(name: string, operand: unknown, options: FilterOptions): Filter[] {
  if (!name.startsWith('$')) return parseField(name, operand, options)
  switch (name) {
    case '$and':
      return branches(name, operand, options)
    case '$or':
      return [{ type: 'any', filters: branches(name, operand, { ...options, isCommand: false }) }]
    case '$nor':
      return [
        { type: 'not', filter: { type: 'any', filters: branches(name, operand, { ...options, isCommand: false }) } },
      ]
    case '$expr':
      return [{ type: 'expression', test: evaluateCondition(operand, options.variables) }]
    case '$comment':
      return []
    case '$ref':
    case '$id':
    case '$db':
      if (options.isOfElement) return parseField(name, operand, options)
      throw new MongoError('BadValue', `unknown top level operator: ${name}`)
    case '$text':
      if (!options.isCommand) throw notImplemented('$text in $or and outside of the query of a command')
      return [{ type: 'text', search: parseTextSearch(operand) }]
    case '$where':
    case '$jsonSchema':
      throw notImplemented(name)
    default:
      throw new MongoError('BadValue', `unknown top level operator: ${name}`)
  }
}

function branches(name: string, operand: unknown, options: FilterOptions): Filter[] {
  if (!Array.isArray(operand) || operand.length === 0)
    throw new MongoError('BadValue', `${name} must be a nonempty array`)
  return operand.map(branch => {
    if (!isDoc(branch)) throw new MongoError('BadValue', `${name} entries need to be full objects`)
    return parseFilter(branch, options)
  })
}

/** `{ path: value }` or `{ path: { $operator: … } }`. */
function parseField(path: string, operand: unknown, options: FilterOptions): Filter[] {
  return isOperators(operand)
    ? Object.keys(operand).flatMap(operator => parseOperator(path, operator, operand, options))
    : [field(path, conditionOf('$eq', operand, options.collation))]
}

const isOperators = (operand: unknown): operand is Doc =>
  isDoc(operand) && Object.keys(operand)[0]?.startsWith('$') === true && !isReference(operand)

/** `{ $ref, $id }` is a value, not a set of operators. */
const isReference = (operand: Doc) => '$ref' in operand && '$id' in operand

function parseOperator(path: string, operator: string, operators: Doc, options: FilterOptions): Filter[] {
  const operand = operators[operator]
  switch (operator) {
    case '$ne':
      return [not(field(path, conditionOf('$eq', operand, options.collation)))]
    case '$nin':
      return [not(field(path, conditionOf('$in', operand, options.collation)))]
    case '$not':
      return [not(all(parseNegated(path, operand, options)))]
    case '$exists':
      return parseExists(path, operand)
    case '$all':
      return parseAll(path, operand, options)
    case '$elemMatch':
      return [elemMatch(path, operand, options)]
    case '$options':
      if (!('$regex' in operators)) throw new MongoError('BadValue', '$options needs a $regex')
      return []
    case '$regex':
      return [field(path, conditionOf('$regex', operand, options.collation, String(operators['$options'] ?? '')))]
    default:
      return [field(path, conditionOf(operator, operand, options.collation))]
  }
}

const not = (filter: Filter): Filter => ({ type: 'not', filter })

const field = (path: string, condition: Condition): Filter => ({
  type: 'field',
  path,
  parts: path === '' ? [] : partsOf(path),
  condition,
})

function parseNegated(path: string, operand: unknown, options: FilterOptions): Filter[] {
  if (kindOf(operand) !== Kind.RegExp && !isOperators(operand))
    throw new MongoError('BadValue', '$not needs a regex or a document')
  return parseField(path, operand, options)
}

function parseExists(path: string, operand: unknown): Filter[] {
  const exists = field(path, conditionOf('$exists', true))
  const wanted = operand !== false && operand !== null && !equals(operand, 0)
  return [wanted ? exists : not(exists)]
}

/** `$all` asks each of its values of the same field. */
function parseAll(path: string, operand: unknown, options: FilterOptions): Filter[] {
  if (!Array.isArray(operand)) throw new MongoError('BadValue', '$all needs an array')
  if (operand.length === 0) return [{ type: 'any', filters: [] }]
  return operand.map(value =>
    isDoc(value) && '$elemMatch' in value
      ? elemMatch(path, value['$elemMatch'], options)
      : field(path, conditionOf('$eq', value, options.collation)),
  )
}

const queryOperators = new Set(['$and', '$comment', '$db', '$expr', '$id', '$nor', '$or', '$ref'])

/** Whether an object is a query for elements that are documents, not a set of operators for an element itself. */
export function isElementQuery(operand: Doc): boolean {
  const [first] = Object.keys(operand)
  return !first?.startsWith('$') || queryOperators.has(first)
}

function elemMatch(path: string, operand: unknown, options: FilterOptions): Filter {
  if (!isDoc(operand)) throw new MongoError('BadValue', '$elemMatch needs an Object')
  const ofValues = isOperators(operand) && !isElementQuery(operand)
  // Operators are about the element itself, which the empty path reaches.
  const inner = ofValues
    ? all(parseField('', operand, options))
    : parseFilter(operand, { ...options, isCommand: false, isOfElement: true })
  const holds = (element: unknown) =>
    ofValues ? matchesElement(inner, element) : (isDoc(element) || Array.isArray(element)) && matches(inner, element)
  const test: Test = value => Array.isArray(value) && value.some(holds)
  return field(path, { operator: '$elemMatch', operand, inner, test, testOne: test })
}

/** Conditions on an element itself do not look into it when it is an array. */
function matchesElement(filter: Filter, element: unknown): boolean {
  switch (filter.type) {
    case 'all':
      return filter.filters.every(part => matchesElement(part, element))
    case 'not':
      return !matchesElement(filter.filter, element)
    case 'field':
      return filter.condition.testOne(element)
    default:
      return matches(filter, element)
  }
}
