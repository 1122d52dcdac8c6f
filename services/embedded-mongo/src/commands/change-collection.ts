import { isTrue } from '../bson/codec.ts'
import { equals } from '../bson/compare.ts'
import { type Doc, isDoc } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import {
  type CollectionDefinition,
  dropCollection,
  findCollection,
  type IndexDefinition,
  renameCollection,
} from '../storage/catalog.ts'
import { WritableCollection } from '../storage/records.ts'
import type { Txn } from '../storage/txn.ts'
import { namespace, namespaceOf, type WriteCommand } from './command.ts'
import { lifetimeOf } from './index-specification.ts'
import { keyPattern } from './text-index-specification.ts'
import { checkStatement } from './write-result.ts'

export const renameCollectionCommand: WriteCommand = {
  kind: 'write',
  known: ['dropTarget', 'stayTemp', 'to'],
  run({ command, database, server }, txn) {
    if (database !== 'admin')
      throw new MongoError('Unauthorized', 'renameCollection may only be run against the admin database.')
    const from = wholeName(command['renameCollection'])
    const to = wholeName(command['to'])
    const collection = findCollection(txn, from)
    if (!collection) throw new MongoError('NamespaceNotFound', `Source collection ${from} does not exist`)
    if (from === to) throw new MongoError('IllegalOperation', "Can't rename a collection to itself")
    const target = findCollection(txn, to)
    if (target && !isTrue(command['dropTarget'])) throw new MongoError('NamespaceExists', 'target namespace exists')
    if (target) dropCollection(txn, target)
    renameCollection(txn, collection, to)
    server.sweepSoon()
    return { ok: 1 }
  },
}

function wholeName(given: unknown): string {
  if (typeof given !== 'string') throw new MongoError('TypeMismatch', 'A namespace must be a string')
  const dot = given.indexOf('.')
  return namespace(given.slice(0, Math.max(dot, 0)), given.slice(dot + 1))
}

export const collModCommand: WriteCommand = {
  kind: 'write',
  known: ['index'],
  refused: [
    'cappedMax',
    'cappedSize',
    'changeStreamPreAndPostImages',
    'dryRun',
    'expireAfterSeconds',
    'pipeline',
    'timeseries',
    'validationAction',
    'validationLevel',
    'validator',
    'viewOn',
  ],
  run(call, txn) {
    const name = namespaceOf(call)
    const collection = findCollection(txn, name)
    if (!collection) throw new MongoError('NamespaceNotFound', `ns does not exist: ${name}`)
    const { index } = call.command
    return { ...(isDoc(index) ? changeLifetime(txn, collection, index) : {}), ok: 1 }
  },
}

/** Gives an index's documents another lifetime: what `collMod` can change of an index here. */
function changeLifetime(txn: Txn, collection: CollectionDefinition, wanted: Doc): Doc {
  checkStatement('collMod.index', wanted, ['name', 'keyPattern', 'expireAfterSeconds'])
  const isIt = (index: IndexDefinition) =>
    'keyPattern' in wanted ? equals(keyPattern(index), wanted['keyPattern']) : index.name === wanted['name']
  const index = collection.indexes.find(isIt)
  if (!index) throw new MongoError('IndexNotFound', `cannot find index ${String(wanted['name'])} for ns`)
  if (!('expireAfterSeconds' in wanted))
    throw new MongoError('InvalidOptions', 'no expireAfterSeconds, hidden, unique, or prepareUnique field')
  const changed = { ...index, expireAfterSeconds: lifetimeOf(wanted, keyPattern(index)) }
  const indexes = collection.indexes.map(other => (other === index ? changed : other))
  new WritableCollection(txn, collection).reshape(indexes)
  return {
    ...(index.expireAfterSeconds === undefined ? {} : { expireAfterSeconds_old: index.expireAfterSeconds }),
    expireAfterSeconds_new: changed.expireAfterSeconds,
  }
}
