import { Long } from 'bson'
import { asBigInt } from '../bson/numbers.ts'
import { MongoError } from '../errors.ts'
import { cursorReply } from '../wire/cursor-reply.ts'
import { countField, namespaceOf, type PlainCommand, type ReadCommand } from './command.ts'

export const getMoreCommand: ReadCommand = {
  kind: 'read',
  inTransaction: true,
  known: ['batchSize', 'collection'],
  run(call, { view }) {
    const id = asBigInt(call.command['getMore'])
    const batchSize = countField(call.command, 'batchSize') || Number.POSITIVE_INFINITY
    return cursorReply('nextBatch', call.server.cursors.next(id, namespaceOf(call, 'collection'), view, batchSize))
  },
}

export const killCursorsCommand: PlainCommand = {
  kind: 'plain',
  inTransaction: true,
  known: ['cursors'],
  run({ command, server }) {
    const { cursors } = command
    if (!Array.isArray(cursors)) throw new MongoError('TypeMismatch', "Field 'cursors' must be an array")
    const ids = cursors.map(asBigInt)
    const killed = ids.filter(id => server.cursors.kill(id))
    const asLongs = (list: bigint[]) => list.map(id => Long.fromBigInt(id))
    return {
      cursorsKilled: asLongs(killed),
      cursorsNotFound: asLongs(ids.filter(id => !killed.includes(id))),
      cursorsAlive: [],
      cursorsUnknown: [],
      ok: 1,
    }
  },
}
