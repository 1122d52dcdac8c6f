import { BSONRegExp } from 'bson'
import { encodeKey, invert, KeyWriter, successor } from '../bson/key-encoding.ts'
import { asDouble } from '../bson/numbers.ts'
import { isIndex, partsOf } from '../bson/paths.ts'
import { isNullish, Kind, kindOf, regexParts } from '../bson/values.ts'
import { foldFor } from '../matching/collation.ts'
import { conjuncts } from '../matching/filter.ts'
import type { Condition, Filter } from '../matching/filter-tree.ts'
import { prefixOf } from '../matching/regex.ts'
import type { Collation } from '../storage/catalog.ts'

/** Encoded values of one field: from `from`, below `to`; a point is all that begins with one encoded value. */
export interface Interval {
  from: Buffer
  /** Undefined: up to the end of the index. */
  to: Buffer | undefined
  isPoint: boolean
}

/** What a filter says about one field, as sorted and disjoint intervals. */
export interface Bounds {
  intervals: Interval[]
  /** Whether a document with an entry in the intervals is sure to fulfil the condition. */
  isExact: boolean
}

/**
 * Every single condition that narrows the field at `path`, each as bounds of its own.
 * @param collation of the index: what is looked for is folded like what is stored
 */
export function boundsOf(filter: Filter, path: string, collation: Collation | undefined): Bounds[] {
  switch (filter.type) {
    case 'all':
      return conjuncts(filter).flatMap(part => boundsOf(part, path, collation))
    case 'any':
      return boundsOfAny(filter.filters, path, collation)
    case 'field':
      return boundsOfField(filter.path, filter.condition, path, collation)
    default:
      return boundsOfNegation(filter, path)
  }
}

/** Branches that all narrow the field narrow it together, as a page after `{ name: 'x', _id: 7 }` does. */
function boundsOfAny(branches: Filter[], path: string, collation: Collation | undefined): Bounds[] {
  const each = branches.map(branch => narrowest(boundsOf(branch, path, collation)))
  if (branches.length === 0 || each.some(bounds => bounds === undefined)) return []
  return [{ intervals: union(each.flatMap(bounds => bounds?.intervals ?? [])), isExact: false }]
}

const narrowest = (choices: Bounds[]) =>
  choices.find(({ intervals }) => intervals.every(({ isPoint }) => isPoint)) ?? choices[0]

/** `{ path: { $exists: false } }`: a missing field is kept as null. */
function boundsOfNegation(filter: Filter, path: string): Bounds[] {
  if (filter.type !== 'not' || filter.filter.type !== 'field') return []
  const { path: negated, condition } = filter.filter
  if (negated !== path || condition.operator !== '$exists' || partsOf(path).some(isIndex)) return []
  return [{ intervals: [point(encodeKey(null))], isExact: false }]
}

function boundsOfField(own: string, condition: Condition, path: string, collation: Collation | undefined): Bounds[] {
  if (condition.operator === '$elemMatch' && condition.inner) {
    // An array within the array: an index has it as a whole, not its elements.
    if (own === '') return []
    const within = own === path ? '' : path.startsWith(`${own}.`) ? path.slice(own.length + 1) : undefined
    if (within === undefined) return []
    return boundsOf(condition.inner, within, collation).map(bounds => ({ ...bounds, isExact: false }))
  }
  if (own !== path) return []
  const bounds = boundsOfOperator(condition.operator, condition.operand, collation)
  if (!bounds) return []
  if (!partsOf(path).some(isIndex)) return [bounds]
  // By position a path takes an array as a whole, whereas the index has its elements; and elements that are documents
  // without such a field count as null, which the index does not tell.
  const mayBeMissing = intersection(bounds.intervals, [point(encodeKey(null))]).length > 0
  return mayBeMissing ? [] : [{ ...bounds, isExact: false }]
}

function boundsOfOperator(operator: string, operand: unknown, collation: Collation | undefined): Bounds | undefined {
  switch (operator) {
    case '$eq':
      return boundsOfEquality(operand, collation)
    case '$regex':
      return collation ? undefined : boundsOfRegex(operand)
    case '$in': {
      const members = (operand as unknown[]).map(member => boundsOfEquality(member, collation))
      if (members.some(member => member === undefined)) return undefined
      const intervals = union(members.flatMap(member => member?.intervals ?? []))
      return { intervals, isExact: members.every(member => member?.isExact) }
    }
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return boundsOfOrdering(operator, operand, collation)
    default:
      return undefined
  }
}

function boundsOfEquality(operand: unknown, collation: Collation | undefined): Bounds | undefined {
  const kind = kindOf(operand)
  if (kind === Kind.RegExp) return collation ? undefined : boundsOfRegex(operand)
  // An array is found by its elements in an index, which says too little about the whole.
  if (kind === Kind.Array) return undefined
  if (isNullish(operand)) return { intervals: [point(encodeKey(null))], isExact: false }
  return { intervals: [point(encode(operand, collation))], isExact: true }
}

function boundsOfRegex(expression: unknown): Bounds | undefined {
  const prefix = prefixOf(expression)
  if (!prefix) return undefined
  const { pattern, options } = regexParts(expression)
  // Without the end mark of two bytes an encoded string is the beginning of all strings that begin with it.
  const from = encodeKey(prefix.text).subarray(0, -2)
  const strings = { from, to: successor(from), isPoint: false }
  const itself = point(encodeKey(new BSONRegExp(pattern, options)))
  return { intervals: [strings, itself], isExact: prefix.isAll }
}

function boundsOfOrdering(operator: string, operand: unknown, collation: Collation | undefined): Bounds | undefined {
  const kind = kindOf(operand)
  const isNaNOperand = isNumber(kind) && Number.isNaN(asDouble(operand))
  if (isNaNOperand || kind === Kind.Array || kind === Kind.MinKey || kind === Kind.MaxKey) return undefined
  if (isNullish(operand)) {
    return operator.endsWith('e') ? { intervals: [point(encodeKey(null))], isExact: false } : undefined
  }
  const key = encode(operand, collation)
  // NaN is below all other numbers and no comparison finds it.
  const lowest = isNumber(kind) ? encodeKey(Number.NEGATIVE_INFINITY) : Buffer.from([kind])
  const highest = Buffer.from([kind + 1])
  const from = operator === '$gt' ? successor(key) : operator === '$gte' ? key : lowest
  const to = operator === '$lt' ? key : operator === '$lte' ? successor(key) : highest
  return { intervals: [{ from: from as Buffer, to, isPoint: false }], isExact: kind !== Kind.Object }
}

const isNumber = (kind: Kind) => kind === Kind.Number

const encode = (value: unknown, collation: Collation | undefined) =>
  collation ? new KeyWriter(foldFor(collation)).value(value).take() : encodeKey(value)

const point = (key: Buffer): Interval => ({ from: key, to: successor(key), isPoint: true })

/** All values of a field. */
export const everything: Interval = { from: Buffer.alloc(0), to: undefined, isPoint: false }

const below = (a: Buffer | undefined, b: Buffer | undefined) =>
  b === undefined ? a !== undefined : a !== undefined && Buffer.compare(a, b) < 0

/** Sorted and disjoint. */
export function union(intervals: Interval[]): Interval[] {
  const merged: Interval[] = []
  for (const next of [...intervals].sort((a, b) => Buffer.compare(a.from, b.from))) {
    const last = merged.at(-1)
    if (!last || (last.to && Buffer.compare(last.to, next.from) <= 0)) merged.push(next)
    else if (!(last.isPoint && next.isPoint)) {
      merged[merged.length - 1] = { from: last.from, to: below(last.to, next.to) ? next.to : last.to, isPoint: false }
    }
  }
  return merged
}

/** What two sorted lists have in common. */
export function intersection(a: Interval[], b: Interval[]): Interval[] {
  const common: Interval[] = []
  for (const left of a) {
    for (const right of b) {
      const from = Buffer.compare(left.from, right.from) < 0 ? right.from : left.from
      const to = below(left.to, right.to) ? left.to : right.to
      if (!to || Buffer.compare(from, to) < 0) common.push({ from, to, isPoint: left.isPoint || right.isPoint })
    }
  }
  return common
}

/** The same values in a field that descends: bits inverted, order turned round. */
export function descending(intervals: Interval[]): Interval[] {
  return intervals
    .map(({ from, to, isPoint }) => ({
      from: to ? (successor(invert(Buffer.from(to))) ?? everything.from) : everything.from,
      to: from.length === 0 ? undefined : successor(invert(Buffer.from(from))),
      isPoint,
    }))
    .reverse()
}
