import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { insertDocument } from './commands/insert.ts'
import { createCollection, dropCollection, findCollection, newIndex } from './storage/catalog.ts'
import { Tag, tagRange } from './storage/keys.ts'
import { WritableCollection } from './storage/records.ts'
import { Store } from './storage/store.ts'
import { Sweeper } from './sweeper.ts'
import { temporaryFolder } from './testing/test-mongo.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: Store
let sweeper: Sweeper

beforeEach(async () => {
  folder = await temporaryFolder()
  store = await Store.open(folder.path)
  sweeper = new Sweeper(store, error => {
    throw error
  })
})
afterEach(async () => {
  vi.useRealTimers()
  await sweeper.close()
  await store.close()
  await folder.remove()
})

const count = (tag: Tag) => store.read(view => view.count(tagRange(tag)))

test('a dropped collection leaves nothing behind', async () => {
  await store.write(txn => {
    const collection = new WritableCollection(txn, createCollection(txn, 'test.things'))
    for (let n = 0; n < 5_000; n++) insertDocument(collection, { doc: { _id: n } })
  })
  expect(count(Tag.Record)).toBe(5_000)
  await store.write(txn => {
    const collection = findCollection(txn, 'test.things')
    if (collection) dropCollection(txn, collection)
  })
  sweeper.sweepSoon()
  await expect.poll(() => [Tag.Record, Tag.IndexEntry, Tag.Dropped].map(count), { timeout: 20_000 }).toEqual([0, 0, 0])
})

test('documents go when their time is up', async () => {
  await store.write(txn => {
    const collection = new WritableCollection(txn, createCollection(txn, 'test.codes'))
    collection.addIndex(newIndex(txn, { name: 'at', key: [['at', 1]], expireAfterSeconds: 60 }))
    for (const age of [0, 30, 90, 120])
      insertDocument(collection, { doc: { _id: age, at: new Date(Date.now() - age * 1000) } })
    insertDocument(collection, { doc: { _id: 'never' } })
  })
  await sweeper.run()
  expect(count(Tag.Record)).toBe(3)
})

test('the log of changes goes a week back', async () => {
  await store.write(txn => {
    insertDocument(new WritableCollection(txn, createCollection(txn, 'test.things')), { doc: { _id: 1 } })
  })
  await sweeper.run()
  expect(count(Tag.Oplog)).toBe(1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 24 * 60 * 60_000 })
  await sweeper.run()
  expect(count(Tag.Oplog)).toBe(0)
})
