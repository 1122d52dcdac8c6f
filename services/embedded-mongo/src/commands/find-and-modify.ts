import { decode, isTrue } from '../bson/codec.ts'
import type { Doc } from '../bson/values.ts'
import { MongoError, notImplemented } from '../errors.ts'
import { matchedPosition } from '../matching/position.ts'
import { parseProjection } from '../matching/projection.ts'
import type { Query } from '../query/find.ts'
import { ensureCollection, findCollection } from '../storage/catalog.ts'
import { WritableCollection } from '../storage/records.ts'
import type { Txn } from '../storage/txn.ts'
import { parseUpdate } from '../update/update.ts'
import { docField, namespaceOf, variablesOf, type WriteCommand } from './command.ts'
import { findAll, isUpsert, modify, upsert } from './modify.ts'
import { parseQuery } from './query-options.ts'
import { writeOutcome } from './write-result.ts'

export const findAndModifyCommand: WriteCommand = {
  kind: 'write',
  inTransaction: true,
  known: [
    'arrayFilters',
    'bypassDocumentValidation',
    'collation',
    'fields',
    'hint',
    'let',
    'new',
    'query',
    'remove',
    'sort',
    'update',
    'upsert',
  ],
  run(call, txn) {
    const { command } = call
    const query = { ...parseQuery(command, { filter: 'query' }), limit: 1 }
    const result = isTrue(command['remove'])
      ? findAndRemove(txn, namespaceOf(call), command, query)
      : findAndUpdate(txn, namespaceOf(call), command, query)
    const value = result.value && shape(command, query)(result.value)
    return { lastErrorObject: result.lastErrorObject, value: value ?? null, ...writeOutcome(command, []) }
  },
}

interface Result {
  lastErrorObject: Doc
  value: Doc | undefined
}

function findAndRemove(txn: Txn, namespace: string, command: Doc, query: Query): Result {
  if ('update' in command || isTrue(command['new']) || isUpsert(command)) {
    throw new MongoError('FailedToParse', 'Cannot specify both an update and remove=true')
  }
  const present = findCollection(txn, namespace)
  if (!present) return { lastErrorObject: { n: 0 }, value: undefined }
  const collection = new WritableCollection(txn, present)
  const [found] = findAll(txn, collection, query, command)
  if (found) collection.remove(found)
  return { lastErrorObject: { n: found ? 1 : 0 }, value: found && decode(found.bytes) }
}

function findAndUpdate(txn: Txn, namespace: string, command: Doc, query: Query): Result {
  const update = parseUpdate(command['update'], {
    arrayFilters: command['arrayFilters'],
    variables: variablesOf(command),
  })
  const wantsNew = isTrue(command['new'])
  const present = findCollection(txn, namespace) ?? (isUpsert(command) ? ensureCollection(txn, namespace) : undefined)
  if (!present) return { lastErrorObject: { n: 0, updatedExisting: false }, value: undefined }
  const collection = new WritableCollection(txn, present)
  const [found] = findAll(txn, collection, query, command)
  if (found) {
    const { before, after } = modify(collection, found, update, query)
    return { lastErrorObject: { n: 1, updatedExisting: true }, value: wantsNew ? after : before }
  }
  if (!isUpsert(command)) return { lastErrorObject: { n: 0, updatedExisting: false }, value: undefined }
  const inserted = upsert(collection, update, query, docField(command, 'query'))
  const lastErrorObject = { n: 1, updatedExisting: false, upserted: inserted['_id'] }
  return { lastErrorObject, value: wantsNew ? inserted : undefined }
}

function shape(command: Doc, query: Query): (doc: Doc) => Doc {
  const project = parseProjection(docField(command, 'fields'), {
    positionOf: (doc, path) => matchedPosition(query.filter, doc, path),
  })
  if (!project) throw notImplemented('A calculated projection of findAndModify')
  return project
}
