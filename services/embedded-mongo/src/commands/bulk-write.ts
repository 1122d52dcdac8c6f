import { Long } from 'bson'
import { isTrue, wholeNumber } from '../bson/codec.ts'
import { type Doc, isDoc } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import { ensureCollection } from '../storage/catalog.ts'
import { WritableCollection } from '../storage/records.ts'
import type { Txn } from '../storage/txn.ts'
import { listField, namespace, type WriteCommand } from './command.ts'
import { deleteStatement } from './delete.ts'
import { insertDocument } from './insert.ts'
import { updateStatement } from './update.ts'
import { checkStatement, runStatements, writeOutcome } from './write-result.ts'

/** Writes to several collections in one command. */
export const bulkWriteCommand: WriteCommand = {
  kind: 'write',
  inTransaction: true,
  known: ['bypassDocumentValidation', 'cursor', 'errorsOnly', 'let', 'nsInfo', 'ops', 'ordered'],
  run({ command, database }, txn) {
    if (database !== 'admin')
      throw new MongoError('Unauthorized', 'bulkWrite may only be run against the admin database.')
    const namespaces = listField(command, 'nsInfo').map(({ ns }) => namespaceFrom(ns))
    const results: Done[] = []
    const writeErrors = runStatements(command, listField(command, 'ops'), (operation, idx) => {
      results.push({ idx, ...runOperation(txn, operation, namespaces, command) })
    })
    const done = results.map(({ idx, n, update }) => ({ ok: 1, idx, n, ...update }))
    const failed = writeErrors.map(({ index, ...error }) => ({ ok: 0, idx: index, n: 0, ...error }))
    const listed = [...(isTrue(command['errorsOnly']) ? [] : done), ...failed].sort(
      (a, b) => Number(a.idx) - Number(b.idx),
    )
    return {
      cursor: { id: Long.ZERO, ns: 'admin.$cmd.bulkWrite', firstBatch: listed },
      nErrors: failed.length,
      nInserted: sum(results, result => (result.kind === 'insert' ? result.n : 0)),
      nMatched: sum(results, ({ kind, n, update }) => (kind === 'update' && !update?.upserted ? n : 0)),
      nModified: sum(results, ({ update }) => update?.nModified ?? 0),
      nUpserted: sum(results, ({ update }) => (update?.upserted ? 1 : 0)),
      nDeleted: sum(results, result => (result.kind === 'delete' ? result.n : 0)),
      ...writeOutcome(command, []),
    }
  },
}

interface Outcome {
  kind: 'insert' | 'update' | 'delete'
  n: number
  update?: { nModified: number; upserted?: { _id: unknown } }
}

type Done = Outcome & { idx: number }

const sum = <Item>(items: Item[], of: (item: Item) => number) => items.reduce((total, item) => total + of(item), 0)

function namespaceFrom(ns: unknown): string {
  const [database = '', ...rest] = String(ns).split('.')
  return namespace(database, rest.join('.'))
}

function runOperation(txn: Txn, operation: Doc, namespaces: string[], command: Doc): Outcome {
  const [kind = ''] = Object.keys(operation)
  const ns = namespaces[wholeNumber(operation[kind]) ?? -1]
  if (ns === undefined)
    throw new MongoError('BadValue', `BulkWrite ops entry has an invalid nsInfo index for '${kind}'`)
  switch (kind) {
    case 'insert': {
      checkStatement('bulkWrite.ops', operation, ['insert', 'document'])
      const { document } = operation
      if (!isDoc(document)) throw new MongoError('TypeMismatch', "Field 'document' must be of type object")
      insertDocument(new WritableCollection(txn, ensureCollection(txn, ns)), { doc: document })
      return { kind, n: 1 }
    }
    case 'update': {
      const { update: _, filter: q, updateMods: u, ...options } = operation
      const { n, nModified, upserted } = updateStatement(txn, ns, { q, u, ...options }, command)
      return { kind, n, update: { nModified, ...(upserted ? { upserted } : {}) } }
    }
    case 'delete': {
      const { delete: _, filter: q, multi, ...options } = operation
      return { kind, n: deleteStatement(txn, ns, { q, limit: isTrue(multi) ? 0 : 1, ...options }, command) }
    }
    default:
      throw new MongoError('Location40415', `BSON field 'bulkWrite.ops.${kind}' is an unknown field.`)
  }
}
