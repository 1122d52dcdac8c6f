import { isIndex, partsOf } from '../bson/paths.ts'
import { typeName } from '../bson/types.ts'
import { type Doc, isDoc, ownField, setField } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import { matches } from '../matching/filter.ts'
import type { Filter } from '../matching/filter-tree.ts'

/** What an update needs to know to resolve `$`, `$[]` and `$[name]` in its paths. */
export interface Positions {
  /** Array filters by their identifier. */
  arrayFilters: Map<string, Filter>
  /** The place of the element that the query matched in the array at `path`. */
  matched(path: string): number | undefined
}

/** The concrete paths that a path with `$`, `$[]` or `$[name]` stands for in this document. */
export function resolvePath(doc: Doc, path: string, positions: Positions): string[][] {
  let resolved: { parts: string[]; value: unknown }[] = [{ parts: [], value: doc }]
  for (const part of partsOf(path)) {
    resolved = resolved.flatMap(({ parts, value }) =>
      part.startsWith('$')
        ? elementsOf(part, parts, value, path, positions)
        : [{ parts: [...parts, part], value: childOf(value, part) }],
    )
  }
  return resolved.map(({ parts }) => parts)
}

function elementsOf(part: string, parts: string[], value: unknown, path: string, positions: Positions) {
  const at = (index: number) => ({ parts: [...parts, String(index)], value: (value as unknown[])[index] })
  if (part === '$') {
    const index = positions.matched(parts.join('.'))
    if (index === undefined) {
      throw new MongoError('BadValue', 'The positional operator did not find the match needed from the query.')
    }
    return [at(index)]
  }
  if (!Array.isArray(value)) {
    throw new MongoError(
      'BadValue',
      `The path '${parts.join('.')}' must exist in the document in order to apply array updates.`,
    )
  }
  const [, name = ''] = /^\$\[(\w*)\]$/.exec(part) ?? []
  const filter = positions.arrayFilters.get(name)
  if (name && !filter) {
    throw new MongoError('BadValue', `No array filter found for identifier '${name}' in path '${path}'`)
  }
  return value.flatMap((element, index) => (!filter || matches(filter, { [name]: element }) ? [at(index)] : []))
}

const childOf = (value: unknown, part: string): unknown => {
  if (isDoc(value)) return ownField(value, part)
  return Array.isArray(value) && isIndex(part) ? value[Number(part)] : undefined
}

/** The value at a concrete path; undefined when there is none. */
export const valueAt = (doc: Doc, parts: string[]): unknown => parts.reduce<unknown>(childOf, doc)

/** The most nulls that `$set` of an element far behind an array's end fills in. */
const maxGap = 1_500_000

/** Writes at a concrete path and makes the documents on the way. @throws PathNotViable through a plain value */
export function setAt(doc: Doc, parts: string[], value: unknown): void {
  let container: unknown = doc
  for (const [depth, part] of parts.slice(0, -1).entries()) {
    let next = childOf(container, part)
    if (next === undefined) {
      next = {}
      setChild(container, part, next, parts[depth - 1] ?? '')
    } else if (!isDoc(next) && !Array.isArray(next)) throw notViable(parts[depth + 1] ?? '', part, next)
    container = next
  }
  setChild(container, parts.at(-1) as string, value, parts.at(-2) ?? '')
}

function setChild(container: unknown, part: string, value: unknown, name: string) {
  if (isDoc(container)) return setField(container, part, value)
  if (!Array.isArray(container) || !isIndex(part)) throw notViable(part, name, container)
  const index = Number(part)
  if (index - container.length > maxGap) throw new MongoError('BadValue', "can't backfill more than 1500000 elements")
  while (container.length < index) container.push(null)
  container[index] = value
}

/** Takes a field away; an array's element becomes null. */
export function unsetAt(doc: Doc, parts: string[]): void {
  const container = valueAt(doc, parts.slice(0, -1))
  const last = parts.at(-1) as string
  if (isDoc(container)) delete container[last]
  else if (Array.isArray(container) && isIndex(last) && Number(last) < container.length) container[Number(last)] = null
}

const notViable = (part: string, name: string, value: unknown) =>
  new MongoError('PathNotViable', `Cannot create field '${part}' in element {${name}: ${describe(value)}}`)

const describe = (value: unknown) =>
  typeof value === 'string' ? JSON.stringify(value) : isDoc(value) ? typeName(value) : String(value)
