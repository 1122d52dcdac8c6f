import { once } from 'node:events'
import { open } from 'lmdb'
import { type Collection, MongoClient } from 'mongodb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { encode } from '../bson/codec.ts'
import { startEmbeddedMongo } from '../index.ts'
import { kill, spawnProcess } from '../testing/database-process.ts'
import { inStore, makeOld, setFormat } from '../testing/old-folder.ts'
import { temporaryFolder } from '../testing/test-mongo.ts'
import { ensureCollection, findCollection } from './catalog.ts'
import { sweepPortion } from './dropped.ts'
import { format, formatOf } from './format.ts'
import { droppedKey, recordKey, Tag, tagRange } from './keys.ts'

interface Thing {
  _id: number
  name?: string
  tags?: string[] | null
}

/** Compares letters and accents, not case. */
const collation = { locale: 'en', strength: 2 }
/** No process comes so far as to listen there. */
const anyPort = 27_017

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let path: string
let notices: string[]

beforeEach(async () => {
  folder = await temporaryFolder()
  path = `${folder.path}/mongo`
  notices = []
})
afterEach(() => folder.remove())

/** Runs `work` against the database in the folder, then closes it. */
async function inFolder(work: (things: Collection<Thing>) => Promise<void>) {
  const mongo = await startEmbeddedMongo({ path, onNotice: notice => notices.push(notice) })
  const client = new MongoClient(mongo.uri)
  try {
    await work(client.db('test').collection<Thing>('things'))
  } finally {
    await client.close()
    await mongo.close()
  }
}

const fill = (count: number) =>
  inFolder(async things => {
    await things.createIndex({ name: 1 }, { unique: true, collation })
    await things.createIndex({ tags: 1 })
    const all = Array.from({ length: count }, (_, _id) => ({
      _id,
      name: `É${_id}`,
      tags: [['a', 'b'], [], null][_id % 3] ?? null,
    }))
    await things.insertMany(all)
  })

async function expectRight(things: Collection<Thing>, count: number) {
  expect(await things.countDocuments({ _id: { $gte: 0 } })).toBe(count)
  expect(await things.findOne({ name: `é${count - 1}` }, { collation })).toMatchObject({ _id: count - 1 })
  const sorted = await things.find().sort({ tags: 1 }).hint({ tags: 1 }).toArray()
  const third = count / 3
  expect(sorted.slice(0, third).every(({ tags }) => Array.isArray(tags) && tags.length === 0)).toBe(true)
  expect(sorted.slice(third, 2 * third).every(({ tags }) => tags === null)).toBe(true)
  expect(await things.countDocuments({ tags: 'b' })).toBe(third)
  await expect(things.insertOne({ _id: -1, name: 'é0' })).rejects.toMatchObject({ code: 11000 })
  await expect(things.insertOne({ _id: 0 })).rejects.toMatchObject({ code: 11000 })
  expect((await things.indexes()).map(({ name }) => name)).toEqual(['_id_', 'name_1', 'tags_1'])
}

const indexIds = () =>
  inStore(path, txn => findCollection(txn, 'test.things')?.indexes.map(({ id }) => id)) as Promise<number[]>

test('a folder of an earlier version is right about indexes, sorting and unique values', async () => {
  await fill(30)
  await makeOld(path)
  await inFolder(things => expectRight(things, 30))
  expect(notices).toEqual([
    expect.stringMatching(/its 3 indexes are being rebuilt/),
    expect.stringMatching(/^The 3 indexes are rebuilt, in .* seconds/),
  ])
})

test('a folder of this version is opened as it is', async () => {
  await fill(3)
  const before = await indexIds()
  await inFolder(things => expectRight(things, 3))
  expect(await indexIds()).toEqual(before)
  expect(notices).toEqual([])
})

test('a kill -9 amid the rebuilding starts it again, and leaves nothing behind', { timeout: 60_000 }, async () => {
  const count = 15_000
  await fill(count)
  await makeOld(path)
  const before = await indexIds()
  for (let round = 0; round < 2; round++) {
    const firstId = await inStore(path, txn => txn.numbers.nextId())
    const child = spawnProcess(folder.path, anyPort)
    await areStarted(before.length, firstId)
    await kill(child)
    expect(await inStore(path, formatOf)).toBe(0)
    expect(await indexIds()).toEqual(before)
  }
  await inFolder(things => expectRight(things, count))
  while (await inStore(path, sweepPortion)) {
    // What the server had no time for.
  }
  const entries = await inStore(path, txn => txn.count(tagRange(Tag.IndexEntry)))
  expect(entries).toBe(count + count + (count * 4) / 3)
})

/** Waits until that many indexes from a number on are started and the last of them has entries, as another process may look. */
async function areStarted(indexes: number, firstId: number) {
  const binary = { encoding: 'binary', keyEncoding: 'binary' } as const
  const looking = open<Buffer, Buffer>({ path, noSubdir: false, readOnly: true, ...binary })
  const isStarted = () => {
    looking.resetReadTxn()
    const [mark] = looking.getKeys({ start: droppedKey(Tag.IndexEntry, firstId + indexes - 1), limit: 1 })
    if (mark?.[0] !== Tag.Dropped) return false
    const [entry] = looking.getKeys({ start: mark.subarray(1), limit: 1 })
    return entry?.subarray(0, 5).equals(mark.subarray(1)) ?? false
  }
  await expect.poll(isStarted, { timeout: 20_000, interval: 5 }).toBe(true)
  await looking.close()
}

describe('a folder is refused with a sentence and left as it is', () => {
  test('when a later version has written it', async () => {
    await fill(3)
    await setFormat(path, 99)
    await expect(startEmbeddedMongo({ path })).rejects.toThrow(/has format 99, this version knows only up to/)
    const child = spawnProcess(folder.path, anyPort)
    let said = ''
    child.stderr?.on('data', chunk => {
      said += chunk
    })
    expect((await once(child, 'exit'))[0]).toBe(1)
    expect(said.trim()).toBe(
      `The data folder ${path} has format 99, this version knows only up to ${format}: start it with the version that wrote it, or a later one.`,
    )
  })

  test('when two of its documents have come to have one unique value', async () => {
    await fill(3)
    await makeOld(path)
    await inStore(path, txn => {
      const { id } = ensureCollection(txn, 'test.things')
      txn.put(recordKey(id, 1_000), encode({ _id: 1_000, name: 'é2' }))
    })
    const before = await indexIds()
    await expect(startEmbeddedMongo({ path })).rejects.toThrow(
      /left as it was: E11000 .* test\.things index: name_1 dup key: \{ name: "é2" \}/,
    )
    expect(await indexIds()).toEqual(before)
    expect(await inStore(path, formatOf)).toBe(0)
  })
})
