import { clone } from '../bson/codec.ts'
import { isIndex, partsOf } from '../bson/paths.ts'
import { typeName } from '../bson/types.ts'
import { type Doc, isDoc } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import { parseFilter } from '../matching/filter.ts'
import type { Filter } from '../matching/filter-tree.ts'
import { matchedPosition } from '../matching/position.ts'
import type { Operator } from './operator.ts'
import { operators } from './operators.ts'
import { type Positions, resolvePath, setAt, unsetAt, valueAt } from './update-path.ts'

/** One operator on one path. */
export interface Change {
  name: string
  path: string
  operand: unknown
}

/** Parses `{ $set: { … }, $inc: { … } }`. */
export function parseChanges(given: Doc): Change[] {
  const changes = Object.keys(given).flatMap(name => {
    if (!Object.hasOwn(operators, name) && name !== '$unset' && name !== '$rename') {
      throw new MongoError(
        'FailedToParse',
        `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
      )
    }
    const fields = given[name]
    if (!isDoc(fields)) {
      throw new MongoError(
        'FailedToParse',
        `Modifiers operate on fields but we found type ${typeName(fields)} instead. For example: {$mod: {<field>: ...}} not {${name}: ${String(fields)}}`,
      )
    }
    return Object.keys(fields).map(path => ({ name, path, operand: fields[path] }))
  })
  for (const { name, path, operand } of changes) {
    if (name === '$rename' && path === operand)
      throw new MongoError('BadValue', `The source and target field for $rename must differ: ${path}`)
  }
  refuseConflicts(changes)
  // MongoDB works in the order of the paths, numbers by value, and so new fields stand in that order.
  return changes.sort((a, b) => comparePaths(a.path, b.path))
}

function comparePaths(a: string, b: string): number {
  const left = partsOf(a)
  const right = partsOf(b)
  for (const [depth, part] of left.entries()) {
    const other = right[depth]
    if (other === undefined) return 1
    if (part === other) continue
    return isIndex(part) && isIndex(other) ? Number(part) - Number(other) : part < other ? -1 : 1
  }
  return left.length - right.length
}

function refuseConflicts(changes: Change[]) {
  const paths = changes
    .flatMap(({ name, path, operand }) => (name === '$rename' ? [path, String(operand)] : [path]))
    .sort()
  for (const path of paths) {
    if (path === '' || path.split('.').includes('')) {
      throw new MongoError(
        'EmptyFieldName',
        `The update path '${path}' contains an empty field name, which is not allowed.`,
      )
    }
  }
  for (const path of paths) refuseElementsOfNothing(path)
  const seen = new Set<string>()
  for (const path of paths) {
    const parts = partsOf(path)
    const conflict = parts.map((_, depth) => parts.slice(0, depth + 1).join('.')).find(ancestor => seen.has(ancestor))
    if (conflict) {
      throw new MongoError(
        'ConflictingUpdateOperators',
        `Updating the path '${path}' would create a conflict at '${conflict}'`,
      )
    }
    seen.add(path)
  }
}

/** A document itself is no array, so no path begins with a position. */
function refuseElementsOfNothing(path: string) {
  const [first = ''] = partsOf(path)
  if (!/^\$(\[.*\])?$/.test(first)) return
  const what = first === '$' ? "positional (i.e. '$')" : `array filter identifier (i.e. '${first}')`
  throw new MongoError('BadValue', `Cannot have ${what} element in the first position in path '${path}'`)
}

/** Array filters by the identifier that each is about. */
export function parseArrayFilters(given: unknown): Map<string, Filter> {
  const filters = new Map<string, Filter>()
  if (given !== undefined && given !== null && !(Array.isArray(given) && given.every(isDoc))) {
    throw new MongoError('TypeMismatch', "'arrayFilters' must be an array of objects")
  }
  for (const filter of Array.isArray(given) ? (given as Doc[]) : []) {
    const identifiers = new Set(identifiersOf(filter))
    const [name] = identifiers
    if (name !== undefined && !/^[a-z][a-zA-Z0-9]*$/.test(name)) {
      throw new MongoError(
        'BadValue',
        `The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
      )
    }
    if (name === undefined || identifiers.size > 1 || filters.has(name)) {
      throw new MongoError('FailedToParse', 'Each array filter must be about one identifier, and about one of its own')
    }
    filters.set(name, parseFilter(filter))
  }
  return filters
}

/** @throws FailedToParse for a filter that no path names */
export function refuseUnusedFilters(arrayFilters: Map<string, Filter>, changes: Change[]): void {
  const unused = [...arrayFilters.keys()].find(name => !changes.some(({ path }) => path.includes(`$[${name}]`)))
  if (unused)
    throw new MongoError('FailedToParse', `The array filter for identifier '${unused}' was not used in the update`)
}

function identifiersOf(filter: Doc): string[] {
  return Object.entries(filter).flatMap(([name, value]) =>
    name.startsWith('$') ? (value as Doc[]).flatMap(identifiersOf) : [partsOf(name)[0] as string],
  )
}

/** Works all changes into a copy of the document. */
export function applyChanges(
  changes: Change[],
  before: Doc,
  filter: Filter,
  arrayFilters: Map<string, Filter>,
  isInsert: boolean,
): Doc {
  const doc = clone(before)
  const positions: Positions = { arrayFilters, matched: path => matchedPosition(filter, before, path) }
  for (const { name, path, operand } of changes) {
    if (name === '$setOnInsert' && !isInsert) continue
    for (const parts of resolvePath(doc, path, positions)) {
      if (name === '$unset') unsetAt(doc, parts)
      else if (name === '$rename') rename(doc, parts, operand)
      else change(doc, parts, operators[name] as Operator, operand)
    }
  }
  return doc
}

function change(doc: Doc, parts: string[], operator: Operator, operand: unknown) {
  const value = valueAt(doc, parts)
  const changed = operator(value, operand, { path: parts.join('.'), id: doc['_id'] })
  if (changed !== undefined && changed !== value) setAt(doc, parts, clone(changed))
}

function refuseElements(doc: Doc, parts: string[], end: string) {
  const array = parts.find((_, depth) => Array.isArray(valueAt(doc, parts.slice(0, depth))))
  if (array)
    throw new MongoError('BadValue', `The ${end} field of $rename cannot be an array element, '${parts.join('.')}'`)
}

function rename(doc: Doc, from: string[], to: unknown) {
  if (typeof to !== 'string') throw new MongoError('BadValue', "The 'to' field for $rename must be a string")
  const value = valueAt(doc, from)
  if (value === undefined) return
  refuseElements(doc, from, 'source')
  refuseElements(doc, partsOf(to), 'destination')
  unsetAt(doc, from)
  setAt(doc, partsOf(to), value)
}
