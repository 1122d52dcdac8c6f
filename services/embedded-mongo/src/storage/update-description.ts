import { encode } from '../bson/codec.ts'
import { bsonTypeOf, type Doc, isDoc } from '../bson/values.ts'

/** What an update changed, by dotted paths. */
export interface UpdateDescription {
  updatedFields: Doc
  removedFields: string[]
  /** Arrays that a pipeline has shortened; other updates tell the whole new array. */
  truncatedArrays: { field: string; newSize: number }[]
}

/** @param isPipeline whether the update was a pipeline, which tells a shorter array by its new size */
export function describeUpdate(before: Doc, after: Doc, isPipeline: boolean): UpdateDescription {
  const description: UpdateDescription = { updatedFields: {}, removedFields: [], truncatedArrays: [] }
  compareDocs(before, after, '', isPipeline, description)
  return description
}

function compareDocs(before: Doc, after: Doc, prefix: string, isPipeline: boolean, description: UpdateDescription) {
  for (const name of Object.keys(before)) {
    if (!Object.hasOwn(after, name)) description.removedFields.push(prefix + name)
  }
  for (const name of Object.keys(after)) {
    const path = prefix + name
    if (Object.hasOwn(before, name)) compareValues(before[name], after[name], path, isPipeline, description)
    else description.updatedFields[path] = after[name]
  }
}

function compareValues(
  before: unknown,
  after: unknown,
  path: string,
  isPipeline: boolean,
  description: UpdateDescription,
) {
  if (isDoc(before) && isDoc(after)) compareDocs(before, after, `${path}.`, isPipeline, description)
  else if (Array.isArray(before) && Array.isArray(after)) compareArrays(before, after, path, isPipeline, description)
  else if (!isSame(before, after)) description.updatedFields[path] = after
}

function compareArrays(
  before: unknown[],
  after: unknown[],
  path: string,
  isPipeline: boolean,
  description: UpdateDescription,
) {
  const common = Math.min(before.length, after.length)
  const isMoved = before.length !== after.length && !isSame(before.slice(0, common), after.slice(0, common))
  if (!isPipeline && (after.length < before.length || isMoved)) {
    description.updatedFields[path] = after
    return
  }
  if (after.length < before.length) description.truncatedArrays.push({ field: path, newSize: after.length })
  for (let index = 0; index < common; index++) {
    compareValues(before[index], after[index], `${path}.${index}`, isPipeline, description)
  }
  for (let index = common; index < after.length; index++) description.updatedFields[`${path}.${index}`] = after[index]
}

/** Whether two values are stored alike, their types included. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || bsonTypeOf(a) !== bsonTypeOf(b)) return false
  return encode({ value: a }).equals(encode({ value: b }))
}
