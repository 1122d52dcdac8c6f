import { updateByPipeline } from '../aggregation/update-pipeline.ts'
import { clone } from '../bson/codec.ts'
import { equals } from '../bson/compare.ts'
import { type Doc, isDoc } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import type { Variables } from '../expressions/expressions.ts'
import type { Filter } from '../matching/filter-tree.ts'
import type { Manner } from '../storage/records.ts'
import { applyChanges, parseArrayFilters, parseChanges, refuseUnusedFilters } from './changes.ts'

/** Makes the new document; the given one stays as it is. */
export interface Update {
  manner: Manner
  apply(doc: Doc, filter: Filter, isInsert?: boolean): Doc
}

export interface UpdateOptions {
  arrayFilters?: unknown
  variables?: Variables | undefined
}

/** Parses the `u` of an update: a replacement, operators, or a pipeline. */
export function parseUpdate(given: unknown, { arrayFilters, variables }: UpdateOptions = {}): Update {
  if (Array.isArray(given)) {
    const change = updateByPipeline(given, variables)
    return { manner: 'pipeline', apply: doc => keepId(doc, change(doc)) }
  }
  if (!isDoc(given)) throw new MongoError('FailedToParse', 'Update argument must be either an object or an array')
  if (!Object.keys(given)[0]?.startsWith('$')) {
    const unexpected = Object.keys(given).find(name => name.startsWith('$'))
    if (unexpected)
      throw new MongoError(
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${unexpected}' is not allowed in the context of an update's replacement document`,
      )
    return { manner: 'replacement', apply: doc => keepId(doc, clone(given)) }
  }
  const changes = parseChanges(given)
  const filters = parseArrayFilters(arrayFilters)
  refuseUnusedFilters(filters, changes)
  return {
    manner: 'operators',
    apply(doc, filter, isInsert = false) {
      const changed = applyChanges(changes, doc, filter, filters, isInsert)
      if ('_id' in doc && !('_id' in changed)) throw immutableId()
      return keepId(doc, changed)
    },
  }
}

/** `_id` never changes and is first. */
export function keepId(before: Doc, after: Doc): Doc {
  if (!('_id' in before)) return withIdFirst(after)
  if ('_id' in after && !equals(before['_id'], after['_id'])) throw immutableId()
  const { _id: _, ...rest } = after
  return { _id: before['_id'], ...rest }
}

const immutableId = () =>
  new MongoError('ImmutableField', "Performing an update on the path '_id' would modify the immutable field '_id'")

/** Moves `_id` to the front, as it is stored. */
export function withIdFirst(doc: Doc): Doc {
  if (!('_id' in doc) || Object.keys(doc)[0] === '_id') return doc
  const { _id, ...rest } = doc
  return { _id, ...rest }
}
