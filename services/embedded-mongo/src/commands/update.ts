import { isTrue } from '../bson/codec.ts'
import type { Doc } from '../bson/values.ts'
import { MongoError, notImplemented } from '../errors.ts'
import { ensureCollection, findCollection } from '../storage/catalogue.ts'
import { WritableCollection } from '../storage/records.ts'
import type { Txn } from '../storage/txn.ts'
import { parseUpdate } from '../update/update.ts'
import { docField, listField, namespaceOf, variablesOf, type WriteCommand } from './command.ts'
import { findAll, isUpsert, modify, upsert } from './modify.ts'
import { parseQuery } from './query-options.ts'
import { runStatements, writeOutcome } from './write-result.ts'

export const updateCommand: WriteCommand = {
  kind: 'write',
  known: ['bypassDocumentValidation', 'let', 'ordered', 'updates'],
  run(call, txn) {
    const outcome: Outcome = { n: 0, nModified: 0, upserted: [] }
    const namespace = namespaceOf(call)
    const writeErrors = runStatements(call.command, listField(call.command, 'updates'), (statement, index) =>
      updateStatement(txn, namespace, statement, call.command, index, outcome),
    )
    const { n, nModified, upserted } = outcome
    return {
      n,
      nModified,
      ...(upserted.length > 0 ? { upserted } : {}),
      ...writeOutcome(call.command, writeErrors),
    }
  },
}

interface Outcome {
  n: number
  nModified: number
  upserted: Doc[]
}

function updateStatement(txn: Txn, namespace: string, statement: Doc, command: Doc, index: number, outcome: Outcome) {
  const query = parseQuery(statement, { filter: 'q', around: command })
  if ('c' in statement) throw notImplemented("The option 'c' of an update")
  const update = parseUpdate(statement['u'], {
    arrayFilters: statement['arrayFilters'],
    variables: variablesOf(command),
  })
  const isMulti = isTrue(statement['multi'])
  if (isMulti && update.isReplacement) {
    throw new MongoError('FailedToParse', 'multi update is not supported for replacement-style update')
  }
  const present = findCollection(txn, namespace) ?? (isUpsert(statement) ? ensureCollection(txn, namespace) : undefined)
  if (!present) return
  const collection = new WritableCollection(txn, present)
  const found = findAll(txn, collection, isMulti ? query : { ...query, limit: 1 })
  for (const document of found) {
    const { isChanged } = modify(collection, document, update, query)
    outcome.n++
    if (isChanged) outcome.nModified++
  }
  if (found.length > 0 || !isUpsert(statement)) return
  const inserted = upsert(collection, update, query, docField(statement, 'q'))
  outcome.n++
  outcome.upserted.push({ index, _id: inserted['_id'] })
}
