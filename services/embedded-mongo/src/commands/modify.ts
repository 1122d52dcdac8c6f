import { ObjectId } from 'bson'
import { decode, encode, isTrue } from '../bson/codec.ts'
import type { Doc } from '../bson/values.ts'
import { find, type Query } from '../query/find.ts'
import type { StoredRecord, WritableCollection } from '../storage/records.ts'
import type { Txn } from '../storage/txn.ts'
import type { Update } from '../update/update.ts'
import { upsertBase } from '../update/upsert.ts'
import { deadlineOf } from './command.ts'
import { checkDocument, insertDocument } from './insert.ts'

/** A document before and after a change. */
export interface Modified {
  before: Doc
  after: Doc
  isChanged: boolean
}

/**
 * All that a query finds now, so that a change can't make the walk meet a document again.
 * @param command whose time may be limited
 */
export const findAll = (txn: Txn, collection: WritableCollection, query: Query, command: Doc): StoredRecord[] => [
  ...find({ view: txn, deadline: deadlineOf(command) }, collection.definition, query),
]

/** @throws what makes the new document impossible; the old one stays then */
export function modify(collection: WritableCollection, found: StoredRecord, update: Update, query: Query): Modified {
  const before = decode(found.bytes)
  const after = update.apply(before, query.filter)
  const bytes = encode(after)
  if (bytes.equals(found.bytes)) return { before, after, isChanged: false }
  checkDocument(after, bytes)
  collection.replace(found, bytes, after, update.manner)
  return { before, after, isChanged: true }
}

/** Inserts what a query and an update say together. */
export function upsert(collection: WritableCollection, update: Update, query: Query, rawFilter: Doc): Doc {
  const equal = upsertBase(rawFilter)
  const base = update.manner === 'replacement' ? ('_id' in equal ? { _id: equal['_id'] } : {}) : equal
  const doc = update.apply(base, query.filter, true)
  return insertDocument(collection, { doc: '_id' in doc ? doc : { _id: new ObjectId(), ...doc } })
}

export const isUpsert = (statement: Doc): boolean => isTrue(statement['upsert'])
