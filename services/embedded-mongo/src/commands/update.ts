import { isTrue } from '../bson/codec.ts'
import type { Doc } from '../bson/values.ts'
import { MongoError, notImplemented } from '../errors.ts'
import { ensureCollection, findCollection } from '../storage/catalog.ts'
import { WritableCollection } from '../storage/records.ts'
import type { Txn } from '../storage/txn.ts'
import { parseUpdate } from '../update/update.ts'
import { docField, listField, namespaceOf, variablesOf, type WriteCommand } from './command.ts'
import { findAll, isUpsert, modify, upsert } from './modify.ts'
import { parseQuery } from './query-options.ts'
import { checkStatement, runStatements, writeOutcome } from './write-result.ts'

export const updateCommand: WriteCommand = {
  kind: 'write',
  inTransaction: true,
  known: ['bypassDocumentValidation', 'let', 'ordered', 'updates'],
  run(call, txn) {
    const namespace = namespaceOf(call)
    let [n, nModified] = [0, 0]
    const upserts: Doc[] = []
    const writeErrors = runStatements(call.command, listField(call.command, 'updates'), (statement, index) => {
      const outcome = updateStatement(txn, namespace, statement, call.command)
      n += outcome.n
      nModified += outcome.nModified
      if (outcome.upserted) upserts.push({ index, ...outcome.upserted })
    })
    return {
      n,
      nModified,
      ...(upserts.length > 0 ? { upserted: upserts } : {}),
      ...writeOutcome(call.command, writeErrors),
    }
  },
}

interface Outcome {
  n: number
  nModified: number
  upserted?: { _id: unknown }
}

const knownFields = ['q', 'u', 'arrayFilters', 'collation', 'hint', 'multi', 'sort', 'upsert']

/** Runs one update of a command. */
export function updateStatement(txn: Txn, namespace: string, statement: Doc, command: Doc): Outcome {
  if ('c' in statement) throw notImplemented("The option 'c' of an update")
  checkStatement('update.updates', statement, knownFields)
  const query = parseQuery(statement, { filter: 'q', around: command })
  const update = parseUpdate(statement['u'], {
    arrayFilters: statement['arrayFilters'],
    variables: variablesOf(command),
  })
  const isMulti = isTrue(statement['multi'])
  if (isMulti && update.manner === 'replacement') {
    throw new MongoError('FailedToParse', 'multi update is not supported for replacement-style update')
  }
  if (isMulti && query.sort.length > 0) throw new MongoError('FailedToParse', 'Cannot specify sort with multi=true')
  const present = findCollection(txn, namespace) ?? (isUpsert(statement) ? ensureCollection(txn, namespace) : undefined)
  if (!present) return { n: 0, nModified: 0 }
  const collection = new WritableCollection(txn, present)
  const found = findAll(txn, collection, isMulti ? query : { ...query, limit: 1 }, command)
  const changed = found.filter(document => modify(collection, document, update, query).isChanged)
  if (found.length > 0 || !isUpsert(statement)) return { n: found.length, nModified: changed.length }
  const inserted = upsert(collection, update, query, docField(statement, 'q'))
  return { n: 1, nModified: 0, upserted: { _id: inserted['_id'] } }
}
