import { Long } from 'bson'
import { type PipelineStage, parsePipeline, runPipeline } from '../aggregation/pipeline.ts'
import { encode, toPlain, wholeNumber } from '../bson/codec.ts'
import { type Doc, isDoc } from '../bson/values.ts'
import { defaultBatchSize } from '../cursors.ts'
import { MongoError, notImplemented } from '../errors.ts'
import { parseCollation } from '../matching/collation.ts'
import { parseFilter } from '../matching/filter.ts'
import { parseSort } from '../matching/sort.ts'
import { count, find, type Query } from '../query/find.ts'
import { scorerOf } from '../query/text-plan.ts'
import type { Source } from '../query/walk.ts'
import { findCollection } from '../storage/catalog.ts'
import { cursorReply } from '../wire/cursor-reply.ts'
import { changeStreamOf } from './change-stream.ts'
import {
  type Call,
  countField,
  deadlineOf,
  docField,
  namespace,
  namespaceOf,
  type ReadCommand,
  variablesOf,
  type WriteCommand,
} from './command.ts'
import { otherCollections } from './other-collections.ts'
import { outStageOf, writeResults } from './out-stages.ts'

export const aggregateCommand: ReadCommand = {
  kind: 'read',
  inTransaction: true,
  known: ['allowDiskUse', 'bypassDocumentValidation', 'collation', 'cursor', 'hint', 'let', 'pipeline'],
  refused: ['explain'],
  instead: command => (outStageOf(command) ? writingAggregate : changeStream(command)),
  run(call, source) {
    const { command, server } = call
    if (!('cursor' in command))
      throw new MongoError(
        'FailedToParse',
        "The 'cursor' option is required, except for aggregate with the explain argument",
      )
    const batchSize = countField(docField(command, 'cursor'), 'batchSize') ?? defaultBatchSize
    const name = isCollectionless(command) ? namespace(call.database, 'aggregate') : namespaceOf(call)
    return cursorReply('firstBatch', server.cursors.first(name, source, results(call, source), batchSize))
  },
}

const changeStream = changeStreamOf(aggregateCommand.known)

/** An aggregation that ends in `$out` or `$merge`. */
const writingAggregate: WriteCommand = {
  kind: 'write',
  known: aggregateCommand.known,
  run(call, txn) {
    const source = { view: txn, deadline: deadlineOf(call.command) }
    writeResults(call, txn, results(call, source))
    return { cursor: { firstBatch: [], id: Long.ZERO, ns: namespaceOf(call) }, ok: 1 }
  },
}

const isCollectionless = (command: Doc) => wholeNumber(command['aggregate']) === 1

function results(call: Call, source: Source): Iterator<Buffer> {
  const stages = withoutOutStage(parsePipeline(call.command['pipeline']))
  const others = otherCollections(call.database, source)
  const variables = variablesOf(call.command)
  if (isCollectionless(call.command)) {
    if (stages[0]?.name !== '$documents') {
      throw new MongoError('InvalidNamespace', "A pipeline on a database must begin with '$documents'")
    }
    return runPipeline([], stages, others, { variables })
  }
  const collection = findCollection(source.view, namespaceOf(call))
  const { query, rest } = leadingQuery(stages, call.command)
  if (query.collation && rest.length > 0)
    throw notImplemented('A collation for stages behind the first $match and $sort')
  const counting = collection && countOf(rest)
  if (counting) return counted(counting, count(source, collection, query))
  const found = collection ? bytesOf(find(source, collection, query)) : [][Symbol.iterator]()
  return rest.length === 0
    ? found
    : runPipeline(found, rest, others, { variables, scoreOf: collection && scorerOf(collection, query.filter) })
}

function* bytesOf(found: Iterable<{ bytes: Buffer }>): Generator<Buffer> {
  for (const { bytes } of found) yield bytes
}

const withoutOutStage = (stages: PipelineStage[]) => stages.filter(({ name }) => name !== '$out' && name !== '$merge')

/** Stages in this order are a query, and so may use an index. */
const queryStages = ['$match', '$sort', '$skip', '$limit']

/** Takes the leading stages that say what `find` could. */
export function leadingQuery(stages: PipelineStage[], command: Doc): { query: Query; rest: PipelineStage[] } {
  const collation = parseCollation(command['collation'])
  const filters: unknown[] = []
  const given: Record<string, unknown> = {}
  let taken = 0
  let reached = 0
  for (const { name, specification } of stages) {
    const step = queryStages.indexOf(name)
    const isRepeated = step === reached - 1 && name !== '$match'
    if (step < 0 || step < reached - 1 || isRepeated) break
    reached = step + 1
    if (name === '$match') filters.push(specification)
    else given[name] = specification
    taken++
  }
  const filter = filters.length === 1 && isDoc(filters[0]) ? filters[0] : { $and: filters }
  return {
    query: {
      filter: parseFilter(filters.length === 0 ? {} : filter, {
        collation,
        variables: variablesOf(command),
        isCommand: true,
      }),
      sort: parseSort(given['$sort']),
      skip: stageNumber(given, '$skip', 0) ?? 0,
      ...('$limit' in given ? { limit: stageNumber(given, '$limit', 1) as number } : {}),
      collation,
      ...(command['hint'] === undefined ? {} : { hint: command['hint'] }),
    },
    rest: stages.slice(taken),
  }
}

function stageNumber(given: Record<string, unknown>, name: string, least: number): number | undefined {
  if (!(name in given)) return undefined
  const number = wholeNumber(given[name])
  if (number === undefined || number < least)
    throw new MongoError('BadValue', `invalid argument to ${name} stage: ${String(given[name])}`)
  return number
}

/** How a counted number is answered. */
interface Counting {
  /** Makes the one document. */
  answer(total: number): Doc
}

/** `$count`, or the `$group` by which drivers count documents. */
function countOf(stages: PipelineStage[]): Counting | undefined {
  const [stage, ...more] = stages
  if (!stage || more.length > 0) return undefined
  const specification = toPlain(stage.specification)
  if (stage.name === '$count') return { answer: total => ({ [String(specification)]: total }) }
  if (stage.name !== '$group' || !isDoc(specification)) return undefined
  const { _id, ...sums } = specification
  const [name, ...others] = Object.keys(sums)
  const sum = name === undefined ? undefined : sums[name]
  const isOne = isDoc(sum) && sum['$sum'] === 1
  const isConstant = _id === null || typeof _id === 'number'
  return name !== undefined && others.length === 0 && isOne && isConstant
    ? { answer: total => ({ _id, [name]: total }) }
    : undefined
}

/** Nothing is counted: no document at all, as MongoDB answers it. */
function* counted({ answer }: Counting, total: number): Generator<Buffer> {
  if (total > 0) yield encode(answer(total))
}
