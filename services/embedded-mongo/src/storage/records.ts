import { decode } from '../bson/codec.ts'
import type { Doc } from '../bson/values.ts'
import { type CollectionDefinition, type IndexDefinition, saveCollection } from './catalog.ts'
import { compiled, type Entries } from './index-entries.ts'
import { checkUnique, type EntriesChange, withTraits, writeEntries } from './index-writer.ts'
import { collectionKey, idPrefix, prefixRange, recordIdAtEnd, recordKey, Tag } from './keys.ts'
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
      const doc = decode(value)
      const change = { index: compiled(index), recordId: recordIdAtEnd(key), added: compiled(index).entriesOf(doc) }
      checkUnique(this.txn, this.definition.namespace, change, () => doc)
      this.write(change)
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

  private replaceEntries(recordId: number, before: Doc | undefined, after: Doc | undefined) {
    const changes = this.definition.indexes.map(definition => {
      const index = compiled(definition)
      return { index, recordId, removed: before && index.entriesOf(before), added: after && index.entriesOf(after) }
    })
    // All unique indexes agree before anything is written, so that a refused document leaves no trace.
    for (const change of changes) checkUnique(this.txn, this.definition.namespace, change, () => after as Doc)
    for (const change of changes) this.write(change)
  }

  private write(change: EntriesChange) {
    writeEntries(this.txn, change)
    if (change.added) this.noteTraits(change.index.definition.id, change.added)
  }

  /** Remembers with the index that it holds arrays or cut entries. */
  private noteTraits(indexId: number, added: Entries) {
    const index = this.definition.indexes.find(({ id }) => id === indexId)
    const noted = index && withTraits(index, added)
    if (!noted || noted === index) return
    this.save(this.definition.indexes.map(other => (other === index ? noted : other)))
  }
}
