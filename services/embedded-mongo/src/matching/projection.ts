import { Double } from 'bson'
import { isTrue, toPlain, wholeNumber } from '../bson/codec.ts'
import { partsOf } from '../bson/paths.ts'
import { type Doc, isDoc, Kind, kindOf, ownField, setField } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import { demandScorer, isScore } from '../text/text-score.ts'
import { matches, parseFilter } from './filter.ts'

export type Projection = (doc: Doc) => Doc

/** What a projection says about the fields below a document: keep, drop, or look deeper. */
type Tree = Map<string, Tree | ArrayOperator | true>

/** `$slice`, `$elemMatch`, `$` or `$meta`: what to keep of an array of the document `root`; undefined drops the field. */
type ArrayOperator = (value: unknown, root: Doc) => unknown

/** The place of the element that the query matched in the array at `path`. */
export type PositionOf = (doc: Doc, path: string) => number | undefined

/** What a projection needs to know of the query. */
export interface Projected {
  /** The place of the element that the query matched, for `'items.$': 1`. */
  positionOf: PositionOf
  /** The text score of a document, for `{ $meta: 'textScore' }`. */
  scoreOf?: ((doc: Doc) => number) | undefined
}

/**
 * Parses a projection that includes or excludes fields, with `$slice`, `$elemMatch`, `$meta` and the positional `$`.
 * @returns undefined when it calculates, which is for `$project`
 */
export function parseProjection(given: Doc, { positionOf, scoreOf }: Projected): Projection | undefined {
  const scores = Object.keys(given).filter(name => isScore(given[name]))
  const shape = parseShape(
    Object.fromEntries(Object.entries(given).filter(([name]) => !scores.includes(name))),
    positionOf,
  )
  if (!shape || scores.length === 0) return shape
  const score = demandScorer(scoreOf)
  return doc => {
    const shaped = { ...shape(doc) }
    for (const name of scores) setField(shaped, name, new Double(score(doc)))
    return shaped
  }
}

function parseShape(given: Doc, positionOf: PositionOf): Projection | undefined {
  const names = Object.keys(given)
  if (names.length === 0) return doc => doc
  if (names.some(name => isCalculated(given[name]))) return undefined
  const chosen = names.filter(name => name !== '_id' && !isOperator(given[name]))
  const isInclusion = chosen.some(name => isTrue(given[name]))
  const isExclusion = chosen.some(name => !isTrue(given[name]))
  if (isInclusion && isExclusion) throw mixture(given, chosen)
  const onlyId = names.every(name => name === '_id')
  const keeps =
    isInclusion ||
    (onlyId && isTrue(given['_id'])) ||
    (!isExclusion && names.some(name => isOperator(given[name]) && '$elemMatch' in (given[name] as Doc)))
  const tree: Tree = new Map()
  for (const name of names) addTo(tree, name, given[name], keeps, positionOf)
  if (keeps && !('_id' in given)) tree.set('_id', true)
  return keeps ? doc => include(doc, tree, doc) : doc => exclude(doc, tree, doc)
}

function mixture(given: Doc, chosen: string[]): MongoError {
  const [first] = chosen
  if (first !== undefined && isTrue(given[first])) {
    const other = chosen.find(name => !isTrue(given[name]))
    return new MongoError('Location31254', `Cannot do exclusion on field ${other} in inclusion projection`)
  }
  const other = chosen.find(name => isTrue(given[name]))
  return new MongoError('Location31253', `Cannot do inclusion on field ${other} in exclusion projection`)
}

const isOperator = (value: unknown): value is Doc => isDoc(value) && ('$slice' in value || '$elemMatch' in value)

function isCalculated(value: unknown): boolean {
  if (isDoc(value)) {
    if ('$elemMatch' in value) return false
    if ('$slice' in value) return !isSliceArgument(value['$slice'])
    return true
  }
  const kind = kindOf(value)
  return kind !== Kind.Boolean && kind !== Kind.Number
}

const isSliceArgument = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).every(part => wholeNumber(part) !== undefined)

function addTo(tree: Tree, name: string, value: unknown, keeps: boolean, positionOf: PositionOf) {
  if (name.endsWith('.$')) return addPositional(tree, name.slice(0, -2), positionOf)
  if (isOperator(value)) return setAt(tree, name, arrayOperator(value))
  if (isTrue(value) === keeps) setAt(tree, name, true)
}

function setAt(tree: Tree, path: string, leaf: ArrayOperator | true) {
  const parts = partsOf(path)
  let level = tree
  for (const part of parts.slice(0, -1)) {
    const next = level.get(part)
    if (next instanceof Map) level = next
    else {
      if (next !== undefined) throw new MongoError('Location31249', `Path collision at ${path}`)
      const deeper: Tree = new Map()
      level.set(part, deeper)
      level = deeper
    }
  }
  const last = parts.at(-1) as string
  if (level.has(last)) throw new MongoError('Location31250', `Path collision at ${path}`)
  level.set(last, leaf)
}

function addPositional(tree: Tree, path: string, positionOf: PositionOf) {
  setAt(tree, path, (value, root) => {
    if (!Array.isArray(value)) return value
    const position = positionOf(root, path)
    if (position === undefined) {
      throw new MongoError('Location51246', "positional operator '.$' couldn't find a matching element in the array")
    }
    return value.slice(position, position + 1)
  })
}

function arrayOperator(operator: Doc): ArrayOperator {
  if ('$slice' in operator) return sliceOf(operator['$slice'])
  const condition = operator['$elemMatch']
  if (!isDoc(condition)) throw new MongoError('Location31274', 'elemMatch: Invalid argument, object required')
  const filter = parseFilter({ element: { $elemMatch: condition } })
  return value => {
    const index = Array.isArray(value) ? value.findIndex(element => matches(filter, { element: [element] })) : -1
    return index < 0 ? undefined : (value as unknown[]).slice(index, index + 1)
  }
}

function sliceOf(argument: unknown): ArrayOperator {
  const [first = 0, count] = (Array.isArray(argument) ? argument : [argument]).map(part => Number(toPlain(part)))
  return value => {
    if (!Array.isArray(value)) return value
    if (count === undefined) return first < 0 ? value.slice(first) : value.slice(0, first)
    const start = first < 0 ? Math.max(0, value.length + first) : first
    return value.slice(start, start + count)
  }
}

function include(doc: Doc, tree: Tree, root: Doc): Doc {
  const kept: Doc = {}
  for (const name of Object.keys(doc)) {
    const rule = tree.get(name)
    const value = rule === undefined ? undefined : includeIn(ownField(doc, name), rule, root)
    if (value !== undefined) setField(kept, name, value)
  }
  return kept
}

function includeIn(value: unknown, rule: Tree | ArrayOperator | true, root: Doc): unknown {
  if (rule === true) return value
  if (typeof rule === 'function') return rule(value, root)
  if (isDoc(value)) return include(value, rule, root)
  // Within an array only documents have fields to keep; anything else goes.
  if (!Array.isArray(value)) return undefined
  return value
    .filter(element => isDoc(element) || Array.isArray(element))
    .map(element => includeIn(element, rule, root))
}

function exclude(doc: Doc, tree: Tree, root: Doc): Doc {
  const kept: Doc = {}
  for (const name of Object.keys(doc)) {
    const rule = tree.get(name)
    if (rule === true) continue
    const value = excludeIn(ownField(doc, name), rule, root)
    if (value !== undefined) setField(kept, name, value)
  }
  return kept
}

function excludeIn(value: unknown, rule: Tree | ArrayOperator | undefined, root: Doc): unknown {
  if (rule === undefined) return value
  if (typeof rule === 'function') return rule(value, root)
  if (isDoc(value)) return exclude(value, rule, root)
  return Array.isArray(value) ? value.map(element => excludeIn(element, rule, root)) : value
}
