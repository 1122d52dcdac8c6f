import { type PipelineStage, parsePipeline } from '../aggregation/pipeline.ts'
import { isTrue } from '../bson/codec.ts'
import { bsonTypeOf, type Doc, isDoc } from '../bson/values.ts'
import { MongoError, notImplemented } from '../errors.ts'
import { type ClusterTime, fromTimestamp } from '../storage/cluster-time.ts'
import { endOf } from '../storage/oplog.ts'
import { parseResumeToken, type ResumePoint } from './resume-token.ts'

/** What a `$changeStream` and the stages behind it ask for. */
export interface Specification {
  /** Where to begin; without it, at this moment. */
  from: ResumePoint | undefined
  fullDocument: FullDocument
  isOfCluster: boolean
  stages: PipelineStage[]
}

const fullDocuments = ['default', 'updateLookup', 'whenAvailable', 'required'] as const
type FullDocument = (typeof fullDocuments)[number]

const known = [
  'allChangesForCluster',
  'fullDocument',
  'fullDocumentBeforeChange',
  'resumeAfter',
  'showExpandedEvents',
  'startAfter',
  'startAtOperationTime',
]

const allowedStages = ['$addFields', '$match', '$project', '$redact', '$replaceRoot', '$replaceWith', '$set', '$unset']

export const isChangeStream = ({ pipeline }: Doc): boolean =>
  Array.isArray(pipeline) && isDoc(pipeline[0]) && '$changeStream' in pipeline[0]

/** @throws for options that don't go together, and stages that a change stream can't have */
export function parseSpecification(pipeline: Doc[]): Specification {
  const options = pipeline[0]?.['$changeStream']
  if (!isDoc(options)) throw new MongoError('TypeMismatch', '$changeStream stage expects a document as argument')
  const unknown = Object.keys(options).find(name => !known.includes(name))
  if (unknown) throw new MongoError('Location40415', `BSON field '$changeStream.${unknown}' is an unknown field.`)
  if (isTrue(options['showExpandedEvents'])) throw notImplemented('showExpandedEvents of change streams')
  if ((options['fullDocumentBeforeChange'] ?? 'off') !== 'off') throw notImplemented('fullDocumentBeforeChange')
  const stages = parsePipeline(pipeline.slice(1))
  const misplaced = stages.find(({ name }) => !allowedStages.includes(name))
  if (misplaced)
    throw new MongoError('IllegalOperation', `${misplaced.name} is not permitted in a $changeStream pipeline`)
  return {
    from: startOf(options),
    fullDocument: fullDocumentOf(options),
    isOfCluster: isTrue(options['allChangesForCluster']),
    stages,
  }
}

function fullDocumentOf({ fullDocument = 'default' }: Doc): FullDocument {
  const wanted = fullDocuments.find(name => name === fullDocument)
  if (!wanted) {
    throw new MongoError(
      'BadValue',
      `Enumeration value '${String(fullDocument)}' for field '$changeStream.fullDocument' is not a valid value.`,
    )
  }
  return wanted
}

function startOf({ resumeAfter, startAfter, startAtOperationTime }: Doc): ResumePoint | undefined {
  const given = [resumeAfter, startAfter, startAtOperationTime].filter(option => option !== undefined)
  if (given.length > 1)
    throw new MongoError('Location50865', 'Only one type of resume option is allowed, but multiple were found.')
  if (startAtOperationTime !== undefined) return { place: endOf(timeOf(startAtOperationTime) - 1), isInvalidate: false }
  if (given.length === 0) return undefined
  const point = parseResumeToken(given[0])
  if (point.isInvalidate && resumeAfter !== undefined) {
    throw new MongoError(
      'InvalidResumeToken',
      "Attempting to resume a change stream using 'resumeAfter' is not allowed from an invalidate notification.",
    )
  }
  return point
}

function timeOf(given: unknown): ClusterTime {
  if (bsonTypeOf(given) !== 'Timestamp')
    throw new MongoError('TypeMismatch', "Field 'startAtOperationTime' must be of type timestamp")
  return fromTimestamp(given as Parameters<typeof fromTimestamp>[0])
}
