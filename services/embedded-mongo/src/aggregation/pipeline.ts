import { Aggregator } from 'mingo/aggregator'
import type { AnyObject } from 'mingo/types'
import { decode, encode, toPlain, toPlainDoc } from '../bson/codec.ts'
import { type Doc, isDoc } from '../bson/values.ts'
import { MongoError, notImplemented } from '../errors.ts'
import { mingoOptions, type Variables } from '../expressions/expressions.ts'
import { inMongoTerms } from '../expressions/mongo-terms.ts'
import { withoutScore, withScore } from '../expressions/score.ts'
import type { Scorer } from '../text/text-score.ts'
import { lookupStage, type OtherCollections } from './lookup.ts'
import { checkStage } from './stage-rules.ts'
import { pureStages, stagesWith, withoutMissing } from './stages.ts'

/** Stages that a real server has and this one refuses. */
const refusedStages = new Set([
  '$changeStreamSplitLargeEvent',
  '$collStats',
  '$currentOp',
  '$geoNear',
  '$indexStats',
  '$listLocalSessions',
  '$listSampledQueries',
  '$listSearchIndexes',
  '$listSessions',
  '$planCacheStats',
  '$search',
  '$searchMeta',
  '$vectorSearch',
])

export interface PipelineStage {
  name: string
  specification: unknown
}

/** They write, so they stand at the end of a command's own pipeline only. */
const outStages = new Set(['$merge', '$out'])

/**
 * @param isNested whether the pipeline belongs to a stage of another one
 * @throws for a stage that MongoDB does not know, or that only this server does not
 */
export function parsePipeline(given: unknown, isNested = false): PipelineStage[] {
  if (!Array.isArray(given)) throw new MongoError('TypeMismatch', "'pipeline' option must be specified as an array")
  return given.map((stage, index) => {
    const [name, ...more] = isDoc(stage) ? Object.keys(stage) : []
    if (name === undefined || more.length > 0) {
      throw new MongoError('Location40323', 'A pipeline stage specification object must contain exactly one field.')
    }
    if (name === '$changeStream')
      throw new MongoError('Location40602', '$changeStream is only valid as the first stage in a pipeline')
    if (refusedStages.has(name)) throw notImplemented(`The pipeline stage ${name}`)
    if (outStages.has(name)) {
      if (isNested) throw new MongoError('Location51047', `${name} is not allowed within a pipeline of another stage`)
      if (index < given.length - 1)
        throw new MongoError('Location40601', `${name} can only be the final stage in the pipeline`)
      return { name, specification: (stage as Doc)[name] }
    }
    if (!pureStages.getOperator('pipeline' as never, name)) {
      throw new MongoError('Location40324', `Unrecognized pipeline stage name: '${name}'`)
    }
    const specification = (stage as Doc)[name]
    checkStage(name, specification)
    if (index > 0 && name === '$match' && isDoc(specification) && '$text' in specification) {
      throw new MongoError('Location17313', '$match with $text is only allowed as the first pipeline stage')
    }
    for (const pipeline of nestedPipelines(name, specification)) parsePipeline(pipeline, true)
    return { name, specification }
  })
}

/** The pipelines within `$lookup`, `$unionWith` and `$facet`. */
function nestedPipelines(name: string, specification: unknown): unknown[] {
  if (!isDoc(specification)) return []
  if (name === '$facet') return Object.values(specification)
  const hasPipeline = (name === '$lookup' || name === '$unionWith') && specification['pipeline'] !== undefined
  return hasPipeline ? [specification['pipeline']] : []
}

interface PipelineOptions {
  variables?: Variables | undefined
  /** The text score of a document, where the query in front searches for text. */
  scoreOf?: Scorer | undefined
}

/** Runs stages over documents; lazily where the stages allow it. Results are encoded. */
export function* runPipeline(
  documents: Iterable<Uint8Array>,
  stages: PipelineStage[],
  collections: OtherCollections,
  { variables, scoreOf }: PipelineOptions = {},
): Generator<Buffer> {
  const results = inMongoTerms(() => {
    const specifications = stages.map(({ name, specification }) => ({ [name]: toPlain(specification) }))
    const aggregator = new Aggregator(specifications as AnyObject[], {
      ...mingoOptions(variables),
      context: stagesWith({ $lookup: lookupStage(collections) }),
      collectionResolver: name => collections.find(name, {}),
    })
    return aggregator.stream(plain(documents, scoreOf))
  })
  for (;;) {
    const { value, done } = inMongoTerms(() => results.next())
    if (done) return
    yield encode(withoutMissing(withoutScore(value as Doc)) as Doc)
  }
}

function* plain(documents: Iterable<Uint8Array>, scoreOf?: Scorer): Generator<Doc> {
  for (const bytes of documents) {
    const doc = decode(bytes)
    yield scoreOf ? withScore(toPlainDoc(doc), scoreOf(doc)) : toPlainDoc(doc)
  }
}
