import { Aggregator } from 'mingo/aggregator'
import { evalExpr } from 'mingo/core'
import { $lookup as lookupInMemory } from 'mingo/operators/pipeline'
import type { AnyObject } from 'mingo/types'
import { partsOf, valuesAt } from '../bson/paths.ts'
import { type Doc, emptyArray, setField } from '../bson/values.ts'
import type { Stage } from './stages.ts'

/** How stages reach other collections of the database. */
export interface OtherCollections {
  /** The documents of a collection that match, with plain numbers. */
  find(collection: string, query: Doc): Doc[]
  /** Whether a condition on this field alone is answered by an index. */
  hasIndexOn(collection: string, field: string): boolean
}

/** `$lookup` by the joined collection's index; without one, mingo reads the collection once and joins in memory. */
export function lookupStage(collections: OtherCollections): Stage {
  return (documents, specification, options) => {
    const { from, localField, foreignField, as, pipeline, let: definitions } = specification
    const isPiped = Array.isArray(pipeline) && pipeline.length > 0
    const isJoined = typeof from === 'string' && typeof foreignField === 'string'
    // mingo forgets the fields when there is a pipeline as well.
    if (!isJoined || !(isPiped || collections.hasIndexOn(from, foreignField))) {
      return (lookupInMemory as unknown as Stage)(documents, specification, options)
    }
    const parts = partsOf(String(localField))
    return documents.map<Doc>(doc => {
      const wanted = valuesAt(doc, parts)
        .values.filter(value => value !== emptyArray)
        .map(value => value ?? null)
      let joined = collections.find(from, { [foreignField]: { $in: wanted } })
      if (isPiped) {
        const variables = { ...options.variables, ...(evalExpr(doc, definitions ?? {}, options) as Doc) }
        const { context, scriptEnabled, collectionResolver } = options
        const inner = { context, scriptEnabled, variables, ...(collectionResolver ? { collectionResolver } : {}) }
        joined = new Aggregator(pipeline as AnyObject[], inner).run(joined) as Doc[]
      }
      const result = { ...doc }
      setField(result, String(as), joined)
      return result
    })
  }
}
