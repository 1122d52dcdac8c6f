import { Context } from 'mingo/core'
import { Lazy } from 'mingo/lazy'
import * as stages from 'mingo/operators/pipeline'
import type { AnyObject, Options } from 'mingo/types'
import { type Doc, isDoc } from '../bson/values.ts'
import { matches, parseFilter } from '../query/filter.ts'
import { parseSort, sortKeyMaker } from '../query/sort.ts'
import { context } from './expressions.ts'

/** mingo's lazy sequence of documents. */
export type Sequence = ReturnType<typeof Lazy>

export type Stage = (documents: Sequence, specification: Doc, options: Options) => Sequence

/** `$match` and `$sort` as the query engine does them, so that a pipeline agrees with `find`. */
const ownStages: Record<string, Stage> = {
  $match(documents, specification, { variables }) {
    const filter = parseFilter(specification, { variables: variables as Doc | undefined })
    return documents.filter<Doc>(doc => matches(filter, doc))
  },
  $sort(documents, specification) {
    const keyOf = sortKeyMaker(parseSort(specification))
    return documents.transform(all => {
      const keyed = (all as Doc[]).map(doc => ({ doc, key: keyOf(doc) }))
      return Lazy(keyed.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ doc }) => doc))
    })
  },
  $project(documents, specification, options) {
    const project = stages.$project as unknown as Stage
    return project(documents, specification, options).map<Doc>(doc =>
      '_id' in doc ? { _id: doc['_id'], ...doc } : doc,
    )
  },
}

/** Every stage that needs nothing but the documents it is given. */
export const pureStages = Context.from(
  Context.init({ pipeline: ownStages as never }),
  context,
  Context.init({ pipeline: stages as never }),
)

/** The stages with some more, which read other collections. */
export const stagesWith = (more: Record<string, Stage>): Context =>
  Context.from(Context.init({ pipeline: more as never }), pureStages)

/** mingo leaves fields that have no value as undefined; MongoDB leaves them out. */
export function withoutMissing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(element => (element === undefined ? null : withoutMissing(element)))
  if (!isDoc(value)) return value
  const kept = Object.entries(value as AnyObject).filter(([, field]) => field !== undefined)
  return Object.fromEntries(kept.map(([name, field]) => [name, withoutMissing(field)]))
}
