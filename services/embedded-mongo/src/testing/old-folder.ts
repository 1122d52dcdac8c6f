import { decode } from '../bson/codec.ts'
import type { Doc } from '../bson/values.ts'
import { type CollectionDefinition, collectionsOf, databaseNames } from '../storage/catalog.ts'
import { CompiledIndex } from '../storage/index-entries.ts'
import { writeEntries } from '../storage/index-writer.ts'
import { counterKey, idPrefix, prefixRange, recordIdAtEnd, Tag, tagRange } from '../storage/keys.ts'
import { Store } from '../storage/store.ts'
import type { Txn } from '../storage/txn.ts'

/** Gives a folder what an earlier version left in one: no number of a format, and entries of another encoding. */
export const makeOld = (path: string): Promise<void> =>
  inStore(path, txn => {
    txn.remove(counterKey('format'))
    for (const key of txn.keys(tagRange(Tag.IndexEntry))) txn.remove(key)
    const collections = databaseNames(txn).flatMap(name => [...collectionsOf(txn, name)])
    for (const collection of collections) writeOldEntries(txn, collection)
  })

export const setFormat = (path: string, format: number): Promise<void> =>
  inStore(path, txn => txn.put(counterKey('format'), Buffer.from([0, 0, 0, format])))

/** Changes what is in a folder behind the server's back. */
export async function inStore<Result>(path: string, work: (txn: Txn) => Result): Promise<Result> {
  const store = await Store.open(path)
  try {
    return await store.write(work)
  } finally {
    await store.close()
  }
}

/** Knows no collation yet, and takes an empty array for none. */
function writeOldEntries(txn: Txn, { id, indexes }: CollectionDefinition) {
  const earlier = indexes.map(({ collation, ...index }) => new CompiledIndex(index))
  for (const { key, value } of txn.entries(prefixRange(idPrefix(Tag.Record, id)))) {
    const doc = Object.fromEntries(Object.entries(decode(value)).filter(isNoEmptyArray)) as Doc
    for (const index of earlier) writeEntries(txn, { index, recordId: recordIdAtEnd(key), added: index.entriesOf(doc) })
  }
}

const isNoEmptyArray = ([, value]: [string, unknown]) => !Array.isArray(value) || value.length > 0
