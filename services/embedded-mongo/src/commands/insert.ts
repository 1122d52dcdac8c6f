import { ObjectId } from 'bson'
import { encode } from '../bson/codec.ts'
import { typeName } from '../bson/types.ts'
import { type Doc, isDoc, Kind, kindOf } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import { ensureCollection } from '../storage/catalog.ts'
import { WritableCollection } from '../storage/records.ts'
import { withIdFirst } from '../update/update.ts'
import { type Call, listField, namespaceOf, type WriteCommand } from './command.ts'
import { runStatements, writeOutcome } from './write-result.ts'

/** MongoDB's limit of a document, in bytes. */
export const largestDocument = 16 * 1024 * 1024

export const insertCommand: WriteCommand = {
  kind: 'write',
  inTransaction: true,
  known: ['bypassDocumentValidation', 'documents', 'ordered'],
  run(call, txn) {
    const documents = documentsOf(call)
    const collection = new WritableCollection(txn, ensureCollection(txn, namespaceOf(call)))
    let n = 0
    const writeErrors = runStatements(call.command, documents, given => {
      insertDocument(collection, given)
      n++
    })
    return { n, ...writeOutcome(call.command, writeErrors) }
  },
}

interface Given {
  doc: Doc
  bytes?: Buffer | undefined
}

/** Documents of a sequence are stored as they came; others are encoded again. */
function documentsOf({ command, sequences }: Call): Given[] {
  const encoded = sequences.get('documents')
  return listField(command, 'documents').map((doc, index) => ({ doc, bytes: encoded?.[index] }))
}

/** Stores a document, with an `_id` in front. @throws DuplicateKey */
export function insertDocument(collection: WritableCollection, { doc, bytes }: Given): Doc {
  const isStorable = bytes !== undefined && Object.keys(doc)[0] === '_id'
  const whole = isStorable ? doc : withIdFirst('_id' in doc ? doc : { _id: new ObjectId(), ...doc })
  const stored = isStorable ? bytes : encode(whole)
  checkDocument(whole, stored)
  collection.insert(stored, whole)
  return whole
}

/** @throws when a document can't be stored */
export function checkDocument(doc: Doc, bytes: Buffer): void {
  if (bytes.length > largestDocument) {
    throw new MongoError(
      'BSONObjectTooLarge',
      `object to insert too large. size in bytes: ${bytes.length}, max size: ${largestDocument}`,
    )
  }
  refuseDollars(doc['_id'])
  const kind = kindOf(doc['_id'])
  if (kind === Kind.Array || kind === Kind.RegExp || kind === Kind.Undefined) {
    throw new MongoError('InvalidIdField', `The '_id' value cannot be of type ${typeName(doc['_id'])}`)
  }
}

/** Names with a dollar are fine in a document, not in its `_id`; those of a reference are. */
function refuseDollars(id: unknown): void {
  if (Array.isArray(id)) for (const element of id) refuseDollars(element)
  if (!isDoc(id)) return
  const isReference = '$ref' in id && '$id' in id
  for (const [name, value] of Object.entries(id)) {
    if (name.startsWith('$') && !(isReference && ['$ref', '$id', '$db'].includes(name))) {
      throw new MongoError(
        'DollarPrefixedFieldName',
        `_id fields may not contain '$'-prefixed fields: The dollar ($) prefixed field '${name}' is not valid for storage.`,
      )
    }
    refuseDollars(value)
  }
}
