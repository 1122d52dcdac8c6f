import { runPipeline } from '../aggregation/pipeline.ts'
import { decode, encode } from '../bson/codec.ts'
import type { Doc } from '../bson/values.ts'
import { defaultBatchSize } from '../cursors.ts'
import { matchedPosition } from '../matching/position.ts'
import { parseProjection } from '../matching/projection.ts'
import { find, type Query } from '../query/find.ts'
import { scorerOf } from '../query/text-plan.ts'
import type { Source } from '../query/walk.ts'
import { findCollection } from '../storage/catalog.ts'
import { cursorReply } from '../wire/cursor-reply.ts'
import { type Call, countField, docField, namespaceOf, type ReadCommand, variablesOf } from './command.ts'
import { otherCollections } from './other-collections.ts'
import { isSingleBatch, parseQuery } from './query-options.ts'

export const findCommand: ReadCommand = {
  kind: 'read',
  inTransaction: true,
  known: [
    'allowDiskUse',
    'allowPartialResults',
    'batchSize',
    'collation',
    'filter',
    'hint',
    'let',
    'limit',
    'projection',
    'singleBatch',
    'skip',
    'sort',
  ],
  refused: ['awaitData', 'max', 'min', 'noCursorTimeout', 'oplogReplay', 'returnKey', 'showRecordId', 'tailable'],
  run(call, source) {
    const { command, server } = call
    const query = parseQuery(command, { filter: 'filter' })
    const batchSize = countField(command, 'batchSize') ?? defaultBatchSize
    const documents = projected(call, source, query)
    const batch = server.cursors.first(namespaceOf(call), source, documents, batchSize)
    if (isSingleBatch(command)) server.cursors.kill(batch.cursorId)
    return cursorReply('firstBatch', isSingleBatch(command) ? { ...batch, cursorId: 0n } : batch)
  },
}

/** The documents that a query finds, encoded and in the shape that the projection asks for. */
function projected(call: Call, source: Source, query: Query): Iterator<Buffer> {
  const collection = findCollection(source.view, namespaceOf(call))
  if (!collection) return [][Symbol.iterator]()
  const projection = docField(call.command, 'projection')
  const found = find(source, collection, query)
  if (Object.keys(projection).length === 0) return stored(found)
  const scoreOf = scorerOf(collection, query.filter)
  const positionOf = (doc: Doc, path: string) => matchedPosition(query.filter, doc, path)
  const project = parseProjection(projection, { positionOf, scoreOf })
  if (project) return reshaped(found, project)
  const stages = [{ name: '$project', specification: projection }]
  return runPipeline(stored(found), stages, otherCollections(call.database, source), {
    variables: variablesOf(call.command),
    scoreOf,
  })
}

function* stored(found: Iterable<{ bytes: Buffer }>): Generator<Buffer> {
  for (const { bytes } of found) yield bytes
}

function* reshaped(found: Iterable<{ bytes: Buffer }>, project: (doc: Doc) => Doc): Generator<Buffer> {
  for (const { bytes } of found) yield encode(project(decode(bytes)))
}
