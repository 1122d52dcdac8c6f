import { encode } from '../bson/codec.ts'
import { equals } from '../bson/compare.ts'
import { type Doc, isDoc } from '../bson/values.ts'
import { defaultBatchSize } from '../cursors.ts'
import { MongoError } from '../errors.ts'
import { createCollection, findCollection, type IndexDefinition, idIndexName, newIndex } from '../storage/catalog.ts'
import { drop } from '../storage/dropped.ts'
import { Tag } from '../storage/keys.ts'
import { WritableCollection } from '../storage/records.ts'
import { cursorReply } from '../wire/cursor-reply.ts'
import { countField, docField, listField, namespaceOf, type ReadCommand, type WriteCommand } from './command.ts'
import { type IndexSpecification, indexDoc, parseIndex, sameEntries, sameOptions } from './index-specification.ts'
import { keyPattern } from './text-index-specification.ts'

export const createIndexesCommand: WriteCommand = {
  kind: 'write',
  inTransaction: true,
  known: ['commitQuorum', 'indexes'],
  run(call, txn) {
    const wanted = listField(call.command, 'indexes').map(parseIndex)
    const present = findCollection(txn, namespaceOf(call))
    const collection = new WritableCollection(txn, present ?? createCollection(txn, namespaceOf(call)))
    const numIndexesBefore = collection.definition.indexes.length
    for (const index of wanted) {
      if (!isPresent(collection.definition.indexes, index)) collection.addIndex(newIndex(txn, index))
    }
    const numIndexesAfter = collection.definition.indexes.length
    return {
      numIndexesBefore,
      numIndexesAfter,
      createdCollectionAutomatically: !present,
      ...(numIndexesAfter === numIndexesBefore ? { note: 'all indexes already exist' } : {}),
      ok: 1,
    }
  },
}

/** @throws when an index of the same name or the same entries means something else */
function isPresent(indexes: IndexDefinition[], wanted: IndexSpecification): boolean {
  const namesake = indexes.find(({ name }) => name === wanted.name)
  if (namesake && !(sameEntries(namesake, wanted) && sameOptions(namesake, wanted)) && namesake.name !== idIndexName) {
    throw new MongoError(
      'IndexKeySpecsConflict',
      `An existing index has the same name as the requested index. Requested index: ${wanted.name}`,
    )
  }
  const twin = indexes.find(index => sameEntries(index, wanted))
  if (twin?.name === idIndexName) return true
  if (twin && !namesake) {
    throw new MongoError('IndexOptionsConflict', `Index already exists with a different name: ${twin.name}`)
  }
  const otherText = wanted.text && !namesake && indexes.find(({ text }) => text !== undefined)
  if (otherText) {
    throw new MongoError(
      'CannotCreateIndex',
      `only one text index per collection allowed, found existing text index "${otherText.name}"`,
    )
  }
  return namesake !== undefined
}

export const listIndexesCommand: ReadCommand = {
  kind: 'read',
  known: ['cursor'],
  run(call, source) {
    const name = namespaceOf(call)
    const collection = findCollection(source.view, name)
    if (!collection) throw new MongoError('NamespaceNotFound', `ns does not exist: ${name}`)
    const indexes = collection.indexes.map(index => encode(indexDoc(index)))
    const batchSize = countField(docField(call.command, 'cursor'), 'batchSize') ?? defaultBatchSize
    return cursorReply('firstBatch', call.server.cursors.first(name, source, indexes[Symbol.iterator](), batchSize))
  },
}

export const dropIndexesCommand: WriteCommand = {
  kind: 'write',
  known: ['index'],
  run(call, txn) {
    const name = namespaceOf(call)
    const present = findCollection(txn, name)
    if (!present) throw new MongoError('NamespaceNotFound', `ns not found ${name}`)
    const dropped = namedIndexes(present.indexes, call.command['index'])
    for (const index of dropped) drop(txn, Tag.IndexEntry, index.id)
    const indexes = present.indexes.filter(index => !dropped.includes(index))
    new WritableCollection(txn, present).reshape(indexes)
    call.server.sweepSoon()
    return { nIndexesWas: present.indexes.length, ok: 1 }
  },
}

/** The indexes that `*`, a name, a list of names or a key pattern stands for. */
function namedIndexes(indexes: IndexDefinition[], wanted: unknown): IndexDefinition[] {
  if (wanted === '*') return indexes.filter(({ name }) => name !== idIndexName)
  if (Array.isArray(wanted)) return wanted.flatMap(name => namedIndexes(indexes, name))
  const found = indexes.find(index => (isDoc(wanted) ? hasKey(index, wanted) : index.name === wanted))
  if (!found) throw new MongoError('IndexNotFound', `index not found with name [${String(wanted)}]`)
  if (found.name === idIndexName) throw new MongoError('InvalidOptions', 'cannot drop _id index')
  return [found]
}

const hasKey = (index: IndexDefinition, wanted: Doc) => equals(keyPattern(index), wanted)
