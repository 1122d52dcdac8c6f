import { UUID } from 'bson'
import { encode, isTrue } from '../bson/codec.ts'
import type { Doc } from '../bson/values.ts'
import { defaultBatchSize } from '../cursors.ts'
import { MongoError, notImplemented } from '../errors.ts'
import { parseCollation } from '../matching/collation.ts'
import { matches, parseFilter } from '../matching/filter.ts'
import {
  type CollectionDefinition,
  collectionsOf,
  createCollection,
  databaseNames,
  dropCollection,
  findCollection,
} from '../storage/catalog.ts'
import { idPrefix, prefixRange, Tag } from '../storage/keys.ts'
import { cursorReply } from '../wire/cursor-reply.ts'
import { countField, docField, namespace, namespaceOf, type ReadCommand, type WriteCommand } from './command.ts'
import { indexDoc } from './index-specification.ts'

export const createCommand: WriteCommand = {
  kind: 'write',
  inTransaction: true,
  known: ['collation'],
  refused: [
    'autoIndexId',
    'capped',
    'changeStreamPreAndPostImages',
    'clusteredIndex',
    'encryptedFields',
    'expireAfterSeconds',
    'indexOptionDefaults',
    'max',
    'pipeline',
    'size',
    'storageEngine',
    'timeseries',
    'validationAction',
    'validationLevel',
    'validator',
    'viewOn',
  ],
  run(call, txn) {
    const name = namespaceOf(call)
    if (parseCollation(call.command['collation'])) throw notImplemented('A default collation of a collection')
    if (findCollection(txn, name)) throw new MongoError('NamespaceExists', `Collection ${name} already exists.`)
    createCollection(txn, name)
    return { ok: 1 }
  },
}

export const dropCommand: WriteCommand = {
  kind: 'write',
  known: [],
  run(call, txn) {
    const name = namespaceOf(call)
    const collection = findCollection(txn, name)
    // Since MongoDB 7 dropping what is not there is fine.
    if (!collection) return { ok: 1 }
    dropCollection(txn, collection)
    call.server.sweepSoon()
    return { nIndexesWas: collection.indexes.length, ns: name, ok: 1 }
  },
}

export const dropDatabaseCommand: WriteCommand = {
  kind: 'write',
  known: [],
  run(call, txn) {
    const collections = [...collectionsOf(txn, call.database)]
    for (const collection of collections) dropCollection(txn, collection)
    if (collections.length > 0) txn.log.push({ type: 'dropDatabase', namespace: call.database })
    call.server.sweepSoon()
    return { ...(collections.length > 0 ? { dropped: call.database } : {}), ok: 1 }
  },
}

export const listCollectionsCommand: ReadCommand = {
  kind: 'read',
  known: ['authorizedCollections', 'cursor', 'filter', 'nameOnly'],
  run({ command, database, server }, source) {
    const filter = parseFilter(docField(command, 'filter'))
    const shown = isTrue(command['nameOnly']) ? briefly : (doc: Doc) => doc
    const listed = Array.from(collectionsOf(source.view, database), collectionDoc)
      .filter(doc => matches(filter, doc))
      .map(doc => encode(shown(doc)))
    const batchSize = countField(docField(command, 'cursor'), 'batchSize') ?? defaultBatchSize
    const name = namespace(database, 'listCollections')
    return cursorReply('firstBatch', server.cursors.first(name, source, listed[Symbol.iterator](), batchSize))
  },
}

const briefly = ({ name, type }: Doc): Doc => ({ name, type })

function collectionDoc({ namespace: name, uuid, indexes }: CollectionDefinition): Doc {
  const [idIndex] = indexes
  return {
    name: name.slice(name.indexOf('.') + 1),
    type: 'collection',
    options: {},
    info: { readOnly: false, uuid: new UUID(uuid) },
    ...(idIndex ? { idIndex: indexDoc(idIndex) } : {}),
  }
}

export const listDatabasesCommand: ReadCommand = {
  kind: 'read',
  known: ['authorizedDatabases', 'filter', 'nameOnly'],
  run({ command }, { view }) {
    const filter = parseFilter(docField(command, 'filter'))
    const databases = databaseNames(view)
      .map(name => {
        const isEmpty = [...collectionsOf(view, name)].every(
          ({ id }) => view.count(prefixRange(idPrefix(Tag.Record, id)), 1) === 0,
        )
        return { name, sizeOnDisk: 0, empty: isEmpty }
      })
      .filter(doc => matches(filter, doc))
    if (isTrue(command['nameOnly'])) return { databases: databases.map(({ name }) => ({ name })), ok: 1 }
    return { databases, totalSize: 0, totalSizeMb: 0, ok: 1 }
  },
}
