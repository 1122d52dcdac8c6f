import { wholeNumber } from '../bson/codec.ts'
import type { Doc } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import { findCollection } from '../storage/catalog.ts'
import { WritableCollection } from '../storage/records.ts'
import type { Txn } from '../storage/txn.ts'
import { listField, namespaceOf, type WriteCommand } from './command.ts'
import { findAll } from './modify.ts'
import { parseQuery } from './query-options.ts'
import { checkStatement, runStatements, writeOutcome } from './write-result.ts'

export const deleteCommand: WriteCommand = {
  kind: 'write',
  inTransaction: true,
  known: ['deletes', 'let', 'ordered'],
  run(call, txn) {
    const namespace = namespaceOf(call)
    let n = 0
    const writeErrors = runStatements(call.command, listField(call.command, 'deletes'), statement => {
      n += deleteStatement(txn, namespace, statement, call.command)
    })
    return { n, ...writeOutcome(call.command, writeErrors) }
  },
}

const knownFields = ['q', 'collation', 'hint', 'limit']

/** Runs one deletion of a command and tells how many documents went. */
export function deleteStatement(txn: Txn, namespace: string, statement: Doc, command: Doc): number {
  checkStatement('delete.deletes', statement, knownFields)
  const limit = wholeNumber(statement['limit'])
  if (limit !== 0 && limit !== 1)
    throw new MongoError('FailedToParse', 'The limit field in delete objects must be 0 or 1')
  const query = parseQuery(statement, { filter: 'q', around: command })
  const present = findCollection(txn, namespace)
  if (!present) return 0
  const collection = new WritableCollection(txn, present)
  const found = findAll(txn, collection, query, command)
  for (const document of found) collection.remove(document)
  return found.length
}
