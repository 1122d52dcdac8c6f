import { parsePipeline } from '../aggregation/pipeline.ts'
import type { Doc } from '../bson/values.ts'
import { isDoc } from '../bson/values.ts'
import { MongoError, notImplemented } from '../errors.ts'
import { find, noEffort, planFor, type Query } from '../query/find.ts'
import type { IndexPlan, Plan } from '../query/plan.ts'
import type { Source } from '../query/walk.ts'
import { type CollectionDefinition, findCollection } from '../storage/catalog.ts'
import { leadingQuery } from './aggregate.ts'
import { type Call, namespaceOf, type ReadCommand } from './command.ts'
import { parseQuery } from './query-options.ts'
import { keyPattern } from './text-index-specification.ts'

/** Where each explained command keeps its filter. */
const filterFields: Record<string, string> = {
  find: 'filter',
  count: 'query',
  distinct: 'query',
  findAndModify: 'query',
  update: 'updates',
  delete: 'deletes',
}

export const explainCommand: ReadCommand = {
  kind: 'read',
  known: ['verbosity'],
  run(call, source) {
    const explained = call.command['explain']
    if (!isDoc(explained)) throw new MongoError('TypeMismatch', "Field 'explain' must be of type object")
    const inner: Call = { ...call, command: explained }
    const namespace = namespaceOf(inner)
    const query = explainedQuery(explained)
    const collection = findCollection(source.view, namespace)
    const isPlanOnly = call.command['verbosity'] === 'queryPlanner'
    return {
      explainVersion: '1',
      queryPlanner: {
        namespace,
        parsedQuery: {},
        winningPlan: collection ? planDoc(planFor(source.view, collection, query), query) : { stage: 'EOF' },
        rejectedPlans: [],
      },
      ...(isPlanOnly || !collection ? {} : { executionStats: execute(source, collection, query) }),
      command: explained,
      ok: 1,
    }
  },
}

function explainedQuery(command: Doc): Query {
  const name = Object.keys(command)[0] as string
  if (name === 'aggregate') return leadingQuery(parsePipeline(command['pipeline']), command).query
  const field = filterFields[name]
  if (!field) throw notImplemented(`explain of ${name}`)
  if (field === 'filter' || field === 'query') return parseQuery(command, { filter: field })
  const [statement] = (command[field] ?? []) as Doc[]
  return parseQuery(statement ?? {}, { filter: 'q', around: command })
}

function execute(source: Source, collection: CollectionDefinition, query: Query): Doc {
  const startedAt = performance.now()
  const effort = noEffort()
  const chosen = planFor(source.view, collection, query)
  let nReturned = 0
  for (const _ of find(source, collection, query, chosen, effort)) nReturned++
  return {
    executionSuccess: true,
    nReturned,
    executionTimeMillis: Math.round(performance.now() - startedAt),
    totalKeysExamined: effort.keysExamined,
    totalDocsExamined: effort.docsExamined,
    executionStages: planDoc(chosen, query),
  }
}

/** A plan in the shape in which MongoDB tells its own. */
function planDoc(plan: Plan, query: Query): Doc {
  const scan = scanDoc(plan)
  const sorted = plan.isSorted ? scan : { stage: 'SORT', sortPattern: Object.fromEntries(query.sort), inputStage: scan }
  return query.limit ? { stage: 'LIMIT', limitAmount: query.limit, inputStage: sorted } : sorted
}

function scanDoc(plan: Plan): Doc {
  switch (plan.type) {
    case 'collection':
      return { stage: 'COLLSCAN', direction: plan.isReverse ? 'backward' : 'forward' }
    case 'index':
      return {
        stage: 'FETCH',
        hasResidualFilter: !plan.isExact,
        inputStage: indexScanDoc(plan),
        ...(plan.among ? { among: scanDoc(plan.among) } : {}),
      }
    case 'intersection':
      return {
        stage: 'FETCH',
        hasResidualFilter: !plan.isExact,
        inputStage: { stage: 'AND_HASH', inputStages: plan.plans.map(indexScanDoc) },
      }
    case 'union':
      return {
        stage: 'FETCH',
        hasResidualFilter: true,
        inputStage: { stage: 'OR', inputStages: plan.plans.map(indexScanDoc) },
      }
  }
}

const indexScanDoc = ({ index, isReverse, pinnedFields, narrowsNext, ranges }: IndexPlan): Doc => ({
  stage: index.text ? 'TEXT_MATCH' : 'IXSCAN',
  keyPattern: keyPattern(index),
  indexName: index.name,
  isMultiKey: index.multikey.length > 0,
  isUnique: index.unique,
  isSparse: index.sparse,
  isPartial: index.partialFilterExpression !== undefined,
  direction: isReverse ? 'backward' : 'forward',
  // Bounds are bytes here; how far they reach into the key is what tells a good plan from a bad one.
  boundFields: pinnedFields + Number(narrowsNext),
  spans: ranges.length,
})
