import { decode, toPlain } from '../bson/codec.ts'
import { type Doc, emptyArray, setField } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import { type CollectionDefinition, type IndexDefinition, saveCollection } from './catalogue.ts'
import { type CompiledIndex, compiled, type Entries } from './index-entries.ts'
import { asRecordId, collectionKey, idPrefix, prefixRange, recordIdAtEnd, recordKey, Tag } from './keys.ts'
import type { Txn } from './txn.ts'
import { describeUpdate } from './update-description.ts'
import type { View } from './view.ts'

/** A stored document. */
export interface StoredRecord {
  id: number
  bytes: Buffer
}

/** How an update says what the new document is. */
export type Manner = 'replacement' | 'operators' | 'pipeline'

export const readRecord = (view: View, collectionId: number, id: number): Buffer | undefined =>
  view.get(recordKey(collectionId, id))

/** A collection within a write: keeps records and every index in step. */
export class WritableCollection {
  constructor(
    private readonly txn: Txn,
    public definition: CollectionDefinition,
  ) {
    txn.use(collectionKey(definition.namespace))
  }

  /** @throws DuplicateKey; nothing is written then */
  insert(bytes: Buffer, doc: Doc): number {
    const id = this.txn.numbers.nextRecord(this.definition.id)
    this.replaceEntries(id, undefined, doc)
    this.txn.put(recordKey(this.definition.id, id), bytes)
    this.txn.log.push({ type: 'insert', namespace: this.definition.namespace, document: bytes })
    return id
  }

  /**
   * @param manner how the document came to be the new one, which is what change streams tell
   * @throws DuplicateKey; nothing is written then
   */
  replace(record: StoredRecord, bytes: Buffer, doc: Doc, manner: Manner): void {
    const before = decode(record.bytes)
    this.txn.claim(recordKey(this.definition.id, record.id))
    this.replaceEntries(record.id, before, doc)
    this.txn.put(recordKey(this.definition.id, record.id), bytes)
    const { namespace } = this.definition
    if (manner === 'replacement') this.txn.log.push({ type: 'replace', namespace, document: bytes })
    else {
      const description = describeUpdate(before, doc, manner === 'pipeline')
      this.txn.log.push({ type: 'update', namespace, id: before['_id'], description })
    }
  }

  remove(record: StoredRecord): void {
    const before = decode(record.bytes)
    this.txn.claim(recordKey(this.definition.id, record.id))
    this.replaceEntries(record.id, before, undefined)
    this.txn.remove(recordKey(this.definition.id, record.id))
    this.txn.log.push({ type: 'delete', namespace: this.definition.namespace, id: before['_id'] })
  }

  /** Adds an index and fills it from the records that are there. @throws DuplicateKey */
  addIndex(index: IndexDefinition): void {
    this.reshape([...this.definition.indexes, index])
    for (const { key, value } of this.txn.entries(prefixRange(idPrefix(Tag.Record, this.definition.id)))) {
      const added = compiled(index).entriesOf(decode(value))
      const id = recordIdAtEnd(key)
      this.checkUnique(compiled(index), id, undefined, added, () => decode(value))
      this.write(compiled(index), id, undefined, added)
    }
  }

  /** Gives the collection other indexes. */
  reshape(indexes: IndexDefinition[]): void {
    this.txn.reshape(collectionKey(this.definition.namespace))
    this.save(indexes)
  }

  private save(indexes: IndexDefinition[]) {
    this.definition = { ...this.definition, indexes }
    saveCollection(this.txn, this.definition)
  }

  private replaceEntries(id: number, before: Doc | undefined, after: Doc | undefined) {
    const changes = this.definition.indexes.map(definition => {
      const index = compiled(definition)
      return { index, removed: before && index.entriesOf(before), added: after && index.entriesOf(after) }
    })
    // All unique indexes agree before anything is written, so that a refused document leaves no trace.
    for (const { index, removed, added } of changes) this.checkUnique(index, id, removed, added, () => after as Doc)
    for (const { index, removed, added } of changes) this.write(index, id, removed, added)
  }

  /** Claims the values that come and go, and makes sure that nobody has those that come. */
  private checkUnique(
    index: CompiledIndex,
    id: number,
    removed: Entries | undefined,
    added: Entries | undefined,
    doc: () => Doc,
  ) {
    if (!index.definition.unique) return
    const { gone, come } = difference(removed, added)
    for (const key of gone) this.txn.claim(entryKey(index, key, id))
    for (const key of come) {
      this.txn.claim(entryKey(index, key, id))
      const owner = this.txn.get(entryKey(index, key, id))
      if (owner && recordIdAtEnd(owner) !== id) throw duplicateKey(this.definition, index, doc(), key)
    }
  }

  private write(index: CompiledIndex, id: number, removed: Entries | undefined, added: Entries | undefined) {
    const { gone, come } = difference(removed, added)
    for (const key of come) this.txn.put(entryKey(index, key, id), index.definition.unique ? asRecordId(id) : present)
    for (const key of gone) this.txn.remove(entryKey(index, key, id))
    if (added) this.noteTraits(index.definition.id, added)
  }

  /** Remembers with the index that it holds arrays or cut entries. */
  private noteTraits(indexId: number, { multikey, truncated }: Entries) {
    const index = this.definition.indexes.find(({ id }) => id === indexId)
    if (!index || (multikey.length === 0 && !truncated)) return
    const newPaths = multikey.filter(path => !index.multikey.includes(path))
    if (newPaths.length === 0 && (!truncated || index.truncated)) return
    const noted = { ...index, multikey: [...index.multikey, ...newPaths], truncated: index.truncated || truncated }
    this.save(this.definition.indexes.map(other => (other === index ? noted : other)))
  }
}

/** Which entries of a document go, and which ones come. */
function difference(removed: Entries | undefined, added: Entries | undefined) {
  const gone = new Map(removed?.keys.map(key => [key.toString('latin1'), key]))
  const come = added?.keys.filter(key => removed === undefined || !gone.delete(key.toString('latin1'))) ?? []
  return { gone: gone.values(), come }
}

/** The value of an entry whose key tells the record; LMDB can't tell an empty value from none in every call. */
const present = Buffer.from([0])

/** Unique entries are found by their values alone; the others are told apart by their record. */
const entryKey = (index: CompiledIndex, key: Buffer, id: number) =>
  Buffer.concat(index.definition.unique ? [index.prefix, key] : [index.prefix, key, asRecordId(id)])

function duplicateKey(collection: CollectionDefinition, index: CompiledIndex, doc: Doc, key: Buffer): MongoError {
  const keyPattern = Object.fromEntries(index.definition.key)
  const keyValue: Doc = {}
  const values = index.valuesOf(doc, key)
  for (const [position, [path]] of index.definition.key.entries()) setField(keyValue, path, shownKey(values[position]))
  const shown = Object.entries(keyValue).map(([path, value]) => `${path}: ${shownValue(value)}`)
  return new MongoError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${collection.namespace} index: ${index.definition.name} dup key: { ${shown.join(', ')} }`,
    { keyPattern, keyValue },
  )
}

/** BSON's undefined, which an empty array counts as, can't be told to a client any more. */
const shownKey = (value: unknown) => (value === emptyArray ? null : (value ?? null))

function shownValue(value: unknown): string {
  const plain = toPlain(value)
  if (plain instanceof Date) return `new Date(${plain.getTime()})`
  if (typeof plain !== 'object' || plain === null) return JSON.stringify(plain)
  return 'toHexString' in plain ? `ObjectId('${String(plain)}')` : JSON.stringify(plain)
}
