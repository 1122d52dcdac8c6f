import { wholeNumber } from '../bson/codec.ts'
import type { Doc } from '../bson/values.ts'
import { isChangeStream, parseSpecification } from '../change-streams/specification.ts'
import { checkWatched, type Watched } from '../change-streams/watched.ts'
import { defaultBatchSize } from '../cursors.ts'
import { MongoError, notImplemented } from '../errors.ts'
import { parseCollation } from '../matching/collation.ts'
import { cursorReply } from '../wire/cursor-reply.ts'
import { type Call, countField, docField, namespaceOf, type PlainCommand } from './command.ts'

/** An aggregation that begins with `$changeStream`. */
export function changeStreamOf(known: string[]): (command: Doc) => PlainCommand | undefined {
  const open: PlainCommand = { kind: 'plain', known, run: openStream }
  return command => (isChangeStream(command) ? open : undefined)
}

function openStream(call: Call) {
  const { command, server } = call
  if (parseCollation(command['collation'])) throw notImplemented('A collation of a change stream')
  const specification = parseSpecification(command['pipeline'] as Doc[])
  const watched = watchedBy(call, specification.isOfCluster)
  if (!specification.isOfCluster) checkWatched(watched)
  const namespace = watched.type === 'collection' ? watched.namespace : `${call.database}.$cmd.aggregate`
  const batchSize = countField(docField(command, 'cursor'), 'batchSize') ?? defaultBatchSize
  return cursorReply('firstBatch', server.changeStreams.first(namespace, watched, specification, batchSize))
}

function watchedBy(call: Call, isOfCluster: boolean): Watched {
  const isOfDatabase = wholeNumber(call.command['aggregate']) === 1
  if (!isOfCluster)
    return isOfDatabase
      ? { type: 'database', database: call.database }
      : { type: 'collection', namespace: namespaceOf(call) }
  if (isOfDatabase && call.database === 'admin') return { type: 'cluster' }
  throw new MongoError(
    'InvalidOptions',
    "A $changeStream with 'allChangesForCluster:true' may only be opened on the 'admin' database, and with no collection name",
  )
}
