import { randomUUID } from 'node:crypto'
import { decode, encode, toPlain } from '../bson/codec.ts'
import type { Doc } from '../bson/values.ts'
import type { Language } from '../text/words.ts'
import { drop } from './dropped.ts'
import { collectionKey, prefixRange, Tag } from './keys.ts'
import type { Txn } from './txn.ts'
import type { View } from './view.ts'

/** How strings compare: `simple` by bytes; otherwise by letters, and with strength 2 also by accents. */
export interface Collation {
  locale: 'en'
  strength: 1 | 2
}

/** What makes an index a text index: its entries are words. */
export interface TextOptions {
  /** The indexed paths, with how much a word counts there. */
  weights: [path: string, weight: number][]
  language: Language
  /** The field in which a document names its own language. */
  languageOverride: string
  /** Fields behind the words. Nothing looks them up; they are kept to show the index as it was asked for. */
  trailing: [path: string, direction: 1 | -1][]
}

export interface IndexDefinition {
  id: number
  name: string
  /** Path → direction, in order; of a text index the fields before the words. */
  key: [path: string, direction: 1 | -1][]
  unique: boolean
  sparse: boolean
  partialFilterExpression?: Doc
  expireAfterSeconds?: number
  collation?: Collation
  text?: TextOptions
  /** Paths under which some document had an array. It only grows. */
  multikey: string[]
  /** Whether some entry was too long to be kept whole: its order is then known only up to the cut. */
  truncated: boolean
}

export interface CollectionDefinition {
  id: number
  uuid: string
  namespace: string
  indexes: IndexDefinition[]
}

/** The name of the index on `_id`, which every collection has. */
export const idIndexName = '_id_'

export function findCollection(view: View, namespace: string): CollectionDefinition | undefined {
  const bytes = view.get(collectionKey(namespace))
  return bytes && parsed(bytes)
}

/** The collection of that name, made now if there is none. */
export function ensureCollection(txn: Txn, namespace: string): CollectionDefinition {
  return findCollection(txn, namespace) ?? createCollection(txn, namespace)
}

export function createCollection(txn: Txn, namespace: string): CollectionDefinition {
  txn.claim(collectionKey(namespace))
  const id = txn.numbers.nextId()
  const idIndex = newIndex(txn, { name: idIndexName, key: [['_id', 1]], unique: true })
  const collection = { id, uuid: randomUUID(), namespace, indexes: [idIndex] }
  saveCollection(txn, collection)
  return collection
}

type NewIndex = Partial<IndexDefinition> & Pick<IndexDefinition, 'name' | 'key'>

/** An index of its own number; it is not part of a collection yet. */
export function newIndex(txn: Txn, options: NewIndex): IndexDefinition {
  return { unique: false, sparse: false, multikey: [], truncated: false, ...options, id: txn.numbers.nextId() }
}

export function saveCollection(txn: Txn, collection: CollectionDefinition): void {
  txn.put(collectionKey(collection.namespace), encode({ ...collection }))
}

/** Gives a collection another name; records and entries stay where they are. */
export function renameCollection(txn: Txn, collection: CollectionDefinition, namespace: string): void {
  txn.reshape(collectionKey(collection.namespace))
  txn.claim(collectionKey(namespace))
  txn.remove(collectionKey(collection.namespace))
  saveCollection(txn, { ...collection, namespace })
  txn.log.push({ type: 'rename', namespace: collection.namespace, to: namespace })
}

/** Forgets a collection at once; its records and entries are swept away later. */
export function dropCollection(txn: Txn, collection: CollectionDefinition): void {
  txn.reshape(collectionKey(collection.namespace))
  txn.remove(collectionKey(collection.namespace))
  drop(txn, Tag.Record, collection.id)
  for (const index of collection.indexes) drop(txn, Tag.IndexEntry, index.id)
  txn.log.push({ type: 'drop', namespace: collection.namespace })
}

/**
 * A definition as one transaction left it, with what others have noted of its indexes since. Only such notes can have
 * come together: whoever makes a collection or changes its indexes has it alone.
 */
export function withNotesOf(newest: Buffer, own: Buffer): Buffer {
  const others = parsed(newest)
  const indexes = parsed(own).indexes.map(index => {
    const other = others.indexes.find(({ id }) => id === index.id)
    const multikey = [...new Set([...index.multikey, ...(other?.multikey ?? [])])]
    return { ...index, multikey, truncated: index.truncated || (other?.truncated ?? false) }
  })
  return encode({ ...parsed(own), indexes })
}

/** All collections of a database, by name. */
export function* collectionsOf(view: View, database: string): Generator<CollectionDefinition> {
  for (const { value } of view.entries(prefixRange(collectionKey(`${database}.`)))) yield parsed(value)
}

/** The names of all databases that have a collection. */
export function databaseNames(view: View): string[] {
  const names = new Set<string>()
  for (const key of view.keys(prefixRange(collectionKey(''))))
    names.add(String(key.subarray(1)).split('.', 1)[0] as string)
  return [...names]
}

/** Definitions by their bytes: parsing once is enough, and equal bytes are never stale. */
const parsedByBytes = new Map<string, CollectionDefinition>()
const maxParsed = 500

function parsed(bytes: Buffer): CollectionDefinition {
  const text = bytes.toString('latin1')
  const known = parsedByBytes.get(text)
  if (known) return known
  if (parsedByBytes.size >= maxParsed) parsedByBytes.clear()
  const collection = asDefinition(decode(bytes))
  parsedByBytes.set(text, collection)
  return collection
}

function asDefinition(stored: Doc): CollectionDefinition {
  const collection = toPlain(stored) as CollectionDefinition
  // Filters keep their BSON types: a partial index on a decimal must compare with that decimal.
  const typed = stored['indexes'] as { partialFilterExpression?: Doc }[]
  collection.indexes.forEach((index, position) => {
    const filter = typed[position]?.partialFilterExpression
    if (filter) index.partialFilterExpression = filter
  })
  return collection
}
