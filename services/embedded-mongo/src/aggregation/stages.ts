import { Context, evalExpr } from 'mingo/core'
import { Lazy } from 'mingo/lazy'
import * as stages from 'mingo/operators/pipeline'
import type { AnyObject, Options } from 'mingo/types'
import { compare } from '../bson/compare.ts'
import { type Doc, isDoc } from '../bson/values.ts'
import { MongoError, notImplemented } from '../errors.ts'
import { context } from '../expressions/expressions.ts'
import { carriedScore } from '../expressions/score.ts'
import { matches, parseFilter } from '../matching/filter.ts'
import { parseSort, sortKeyMaker } from '../matching/sort.ts'
import { redact } from './redact.ts'

/** mingo's lazy sequence of documents. */
export type Sequence = ReturnType<typeof Lazy>

export type Stage = (documents: Sequence, specification: Doc, options: Options) => Sequence

/** `$match` and `$sort` as the query engine does them, so that a pipeline agrees with `find`. */
const ownStages: Record<string, Stage> = {
  $match(documents, specification, options) {
    const filter = parseFilter(specification, { variables: variablesOf(options) })
    return documents.filter<Doc>(doc => matches(filter, doc))
  },
  $sort(documents, specification) {
    const keyOf = sortKeyMaker(parseSort(specification), undefined, carriedScore)
    return documents.transform(all => {
      const keyed = (all as Doc[]).map(doc => ({ doc, key: keyOf(doc) }))
      return Lazy(keyed.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ doc }) => doc))
    })
  },
  /** mingo puts a value that is a boundary into the bucket below it. */
  $bucket(documents, specification, options) {
    const { groupBy, boundaries, default: rest, output = { count: { $sum: 1 } } } = specification
    const limits = boundaries as unknown[]
    return documents.transform(all => {
      const buckets = new Map<unknown, Doc[]>([...limits.slice(0, -1), rest].map(bucket => [bucket, []]))
      for (const doc of all as Doc[]) {
        const value = evalExpr(doc, groupBy, options)
        const above = limits.findIndex(limit => compare(value, limit) < 0)
        const bucket = above > 0 ? limits[above - 1] : rest
        if (bucket === undefined) {
          throw new MongoError(
            'BadValue',
            '$switch could not find a matching branch for an input, and no default was specified.',
          )
        }
        buckets.get(bucket)?.push(doc)
      }
      const filled = [...buckets].filter(([, docs]) => docs.length > 0)
      return Lazy(
        filled.flatMap(([bucket, docs]) => group(docs, { _id: { $literal: bucket }, ...(output as Doc) }, options)),
      )
    })
  },
  /** mingo leaves an empty document where one is pruned. */
  $redact: (documents, specification, options) =>
    documents.transform(all => Lazy((all as Doc[]).flatMap(doc => redact(doc, specification, options) ?? []))),
  /** mingo draws a document again and again. */
  $sample: (documents, { size }) => documents.transform(all => Lazy(drawn(all as Doc[], Number(size)))),
  /** mingo works with a function of its own; one of the client's stays refused. */
  $setWindowFields(documents, specification, options) {
    if (JSON.stringify(specification).includes('"$function"')) throw notImplemented('$function')
    const own = { ...options, scriptEnabled: true, context: Context.from(options.context) } as Options
    return (stages.$setWindowFields as unknown as Stage)(documents, specification, own)
  },
  $project(documents, specification, options) {
    const project = stages.$project as unknown as Stage
    return project(documents, specification, options).map<Doc>(doc =>
      '_id' in doc ? { _id: doc['_id'], ...doc } : doc,
    )
  },
}

/** Some of the documents, each at most once, in no order. */
function drawn(docs: Doc[], size: number): Doc[] {
  const left = [...docs]
  for (let place = 0; place < Math.min(size, left.length); place++) {
    const other = place + Math.floor(Math.random() * (left.length - place))
    ;[left[place], left[other]] = [left[other] as Doc, left[place] as Doc]
  }
  return left.slice(0, size)
}

const group = (docs: Doc[], specification: Doc, options: Options) =>
  (stages.$group as unknown as Stage)(Lazy(docs), specification, options).collect<Doc>()

/** Variables of the command, and of a `$lookup` around the stage. */
function variablesOf(options: Options): Doc {
  const { local } = options as Options & { local?: { variables?: Doc } }
  return { ...options.variables, ...local?.variables }
}

/** mingo's own, without those that write. */
const { $out: _out, $merge: _merge, ...readingStages } = stages

/** Every stage that needs nothing but the documents it is given. */
export const pureStages = Context.from(
  Context.init({ pipeline: ownStages as never }),
  context,
  Context.init({ pipeline: readingStages as never }),
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
