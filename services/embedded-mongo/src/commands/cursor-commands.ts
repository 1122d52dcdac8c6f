import { Long } from 'bson'
import { asBigInt } from '../bson/numbers.ts'
import { Kind, kindOf } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import type { View } from '../storage/view.ts'
import { cursorReply } from '../wire/cursor-reply.ts'
import { countField, type PlainCommand } from './command.ts'

export const getMoreCommand: PlainCommand = {
  kind: 'plain',
  inTransaction: true,
  known: ['batchSize', 'collection'],
  async run({ command, database, server, transaction }) {
    const given = command['getMore']
    if (kindOf(given) !== Kind.Number) throw new MongoError('TypeMismatch', "Field 'getMore' must be a number")
    const id = asBigInt(given)
    const batchSize = countField(command, 'batchSize') || Number.POSITIVE_INFINITY
    const namespace = `${database}.${String(command['collection'])}`
    if (server.changeStreams.has(id)) {
      const wait = countField(command, 'maxTimeMS')
      return cursorReply('nextBatch', await server.changeStreams.next(id, namespace, batchSize, wait))
    }
    const more = (view: View) => cursorReply('nextBatch', server.cursors.next(id, namespace, view, batchSize))
    return transaction ? more(transaction.txn) : server.store.read(more)
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
    const killed = ids.filter(id => server.cursors.kill(id) || server.changeStreams.kill(id))
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
