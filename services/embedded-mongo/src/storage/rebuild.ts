import { decode } from '../bson/codec.ts'
import { MongoError } from '../errors.ts'
import {
  type CollectionDefinition,
  collectionsOf,
  databaseNames,
  type IndexDefinition,
  newIndex,
  saveCollection,
} from './catalog.ts'
import { drop, keep, sweepPortion } from './dropped.ts'
import { FolderUnusable, format, formatOf, indexFormat, noteFormat } from './format.ts'
import { compiled } from './index-entries.ts'
import { checkUnique, withTraits, writeEntries } from './index-writer.ts'
import { idPrefix, prefixRange, recordIdAtEnd, Tag } from './keys.ts'
import { Store } from './store.ts'
import type { StoreEvents } from './store-events.ts'
import { noteStore, writeStoreFile } from './store-file.ts'
import type { Txn } from './txn.ts'

/** How many entries are written in one transaction: they are kept in memory until then. */
const portion = 10_000

/**
 * Opens a folder; one of an earlier format gets its indexes rebuilt first.
 * @throws FolderInUse when another process has the folder open
 * @throws FolderUnusable when a later version has written it
 */
export async function openStore(path: string, events: StoreEvents): Promise<Store> {
  const store = await Store.open(path, events)
  try {
    const found = store.read(formatOf)
    if (found < indexFormat) await bringUpToDate(store, path, events.onNotice)
    else if (found < format) await store.write(noteVersion)
    store.read(view => writeStoreFile(path, view))
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}

function noteVersion(txn: Txn) {
  noteFormat(txn)
  noteStore(txn)
}

/**
 * New indexes are filled beside the old ones and take their places all at once, together with the number of the format.
 * Until then they count as dropped: if the process is killed, the next one sweeps them away and begins again.
 */
async function bringUpToDate(store: Store, path: string, onNotice: (notice: string) => void): Promise<void> {
  const collections = store.read(view => databaseNames(view).flatMap(name => [...collectionsOf(view, name)]))
  if (collections.length === 0) return await store.write(noteVersion)
  const count = collections.reduce((sum, { indexes }) => sum + indexes.length, 0)
  onNotice(`The data folder ${path} is of an earlier version: its ${count} indexes are being rebuilt.`)
  const begin = performance.now()
  while (await store.write(sweepPortion)) {
    // What an attempt that was killed has left.
  }
  const rebuilt: CollectionDefinition[] = []
  for (const collection of collections) rebuilt.push(await withNewIndexes(store, path, collection))
  await store.write(txn => {
    for (const { indexes } of collections) for (const { id } of indexes) drop(txn, Tag.IndexEntry, id)
    for (const { indexes } of rebuilt) for (const { id } of indexes) keep(txn, Tag.IndexEntry, id)
    for (const collection of rebuilt) saveCollection(txn, collection)
    noteVersion(txn)
  })
  onNotice(`The ${count} indexes are rebuilt, in ${((performance.now() - begin) / 1000).toFixed(1)} seconds.`)
}

async function withNewIndexes(
  store: Store,
  path: string,
  collection: CollectionDefinition,
): Promise<CollectionDefinition> {
  let filled = await store.write(txn => ({
    ...collection,
    indexes: collection.indexes.map(old => emptyCopy(txn, old)),
  }))
  let position: Buffer | undefined = idPrefix(Tag.Record, collection.id)
  try {
    while (position) {
      const from: Buffer = position
      ;({ filled, position } = await store.write(txn => fillPortion(txn, filled, from)))
    }
  } catch (error) {
    if (!(error instanceof MongoError)) throw error
    throw new FolderUnusable(
      `The data folder ${path} is of an earlier version and can't be brought up to date, so it is left as it was: ${error.message}`,
    )
  }
  return filled
}

function emptyCopy(txn: Txn, old: IndexDefinition): IndexDefinition {
  const index = newIndex(txn, { ...old, multikey: [], truncated: false })
  drop(txn, Tag.IndexEntry, index.id)
  return index
}

/** Enters documents from a place on, and tells where the next portion begins. @throws DuplicateKey */
function fillPortion(txn: Txn, collection: CollectionDefinition, from: Buffer) {
  const filled = { ...collection }
  let written = 0
  for (const { key, value } of txn.entries({ ...prefixRange(idPrefix(Tag.Record, collection.id)), from })) {
    if (written >= portion) return { filled, position: key }
    const doc = decode(value)
    filled.indexes = filled.indexes.map(definition => {
      const index = compiled(definition)
      const change = { index, recordId: recordIdAtEnd(key), added: index.entriesOf(doc) }
      checkUnique(txn, collection.namespace, change, () => doc)
      writeEntries(txn, change)
      written += change.added.keys.length
      return withTraits(definition, change.added)
    })
  }
  return { filled, position: undefined }
}
