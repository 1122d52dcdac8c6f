import { wholeNumber } from '../bson/codec.ts'
import { MongoError } from '../errors.ts'
import { findCollection } from '../storage/catalogue.ts'
import { WritableCollection } from '../storage/records.ts'
import { listField, namespaceOf, type WriteCommand } from './command.ts'
import { findAll } from './modify.ts'
import { parseQuery } from './query-options.ts'
import { runStatements, writeOutcome } from './write-result.ts'

export const deleteCommand: WriteCommand = {
  kind: 'write',
  known: ['deletes', 'let', 'ordered'],
  run(call, txn) {
    let n = 0
    const writeErrors = runStatements(call.command, listField(call.command, 'deletes'), statement => {
      const query = parseQuery(statement, { filter: 'q', around: call.command })
      const limit = wholeNumber(statement['limit'])
      if (limit !== 0 && limit !== 1)
        throw new MongoError('FailedToParse', 'The limit field in delete objects must be 0 or 1')
      const present = findCollection(txn, namespaceOf(call))
      if (!present) return
      const collection = new WritableCollection(txn, present)
      for (const document of findAll(txn, collection, query)) {
        collection.remove(document)
        n++
      }
    })
    return { n, ...writeOutcome(call.command, writeErrors) }
  },
}
